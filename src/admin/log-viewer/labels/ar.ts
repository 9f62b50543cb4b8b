import type { LogLabels } from './LogLabels.js';

export const arabicLogs: LogLabels = {
  title: 'السجلات',
  search: 'البحث في السجلات',
  matches: (count, formatted) => plural(count, formatted, ['نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة']),
  matchOf: (index, count) => `${index} من ${count}`,
  noMatches: 'لا توجد نتائج',
  nextMatch: 'النتيجة التالية',
  previousMatch: 'النتيجة السابقة',
  source: 'المصدر',
  anySource: 'كل المصادر',
  production: 'الإنتاج',
  dev: 'وضع التطوير',
  container: 'الحاوية',
  anyContainer: 'كل الحاويات',
  pod: 'وحدة Pod',
  anyPod: 'كل وحدات Pod',
  wrap: 'لف الأسطر',
  copy: 'نسخ الأسطر المحمّلة',
  download: 'تنزيل الأسطر المحمّلة',
  fileName: 'سجلات',
  following: 'بث مباشر',
  paused: 'متوقف مؤقتًا',
  pause: 'إيقاف المتابعة',
  follow: 'متابعة الأسطر الجديدة',
  newLines: (count, formatted) => plural(count, formatted, ['سطر جديد', 'سطران جديدان', 'أسطر جديدة', 'سطرًا جديدًا']),
  lines: (count, formatted) => plural(count, formatted, ['سطر واحد', 'سطران', 'أسطر', 'سطرًا']),
  reading: 'جارٍ تحميل المزيد',
  dropped: (count, formatted) => `أُسقط أقدم ${plural(count, formatted, ['سطر', 'سطرين', 'أسطر', 'سطرًا'])}`,
  moreCharacters: (count, formatted) => plural(count, formatted, ['حرف آخر', 'حرفان آخران', 'أحرف أخرى', 'حرفًا آخر']),
  notRead: 'تعذّر تحميل أسطر جديدة',
  retriedSoon: 'تُعاد المحاولة تلقائيًا. تبقى الأسطر المحمّلة.',
  empty: { title: 'لا توجد أسطر بعد', advice: 'تظهر المخرجات هنا عند تشغيل أي شيء في عملية النشر هذه.' },
};

/** One, two, three to ten, and more; hundreds count with the last. */
function plural(count: number, formatted: string, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count === 1) return one;
  if (count === 2) return two;
  return count % 100 >= 3 && count % 100 <= 10 ? `${formatted} ${few}` : `${formatted} ${many}`;
}
