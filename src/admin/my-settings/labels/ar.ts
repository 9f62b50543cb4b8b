import type { MySettingsLabels } from './MySettingsLabels.js';

export const arabicMySettings: MySettingsLabels = {
  groups: { general: 'اللغة والمنطقة', appearance: 'المظهر', sheets: 'إضافات جداول البيانات' },
  fields: {
    locale: 'اللغة',
    timezone: 'المنطقة الزمنية',
    defaultDeploymentId: 'عملية النشر الافتراضية',
    theme: 'السمة',
    alternatingRowColors: 'تظليل صف بعد صف في الجداول',
    autoRunQueryOnChange: 'إعادة تشغيل الاستعلام بعد كل تغيير',
    openExplorationFromSheet: 'فتح الاستكشافات من الورقة',
    revealSheetOnOpen: 'إظهار الورقة عند فتحها',
    showAppliedFilters: 'عرض عوامل التصفية المستخدمة مع الصفوف',
    suppressDuplicateValues: 'حذف القيم المكررة',
  },
  hints: {
    locale: 'لغة الواجهة، على أجهزتك الأخرى أيضًا.',
    timezone: 'تُستخدم في الاستعلامات والأوقات.',
    defaultDeploymentId: 'عملية النشر التي تُفتح أولًا.',
  },
  standard: 'افتراضي',
  themes: { system: 'مثل الجهاز', light: 'فاتح', dark: 'داكن' },
  deviceTimeZone: (timeZone) => `المنطقة الزمنية لهذا الجهاز: ${timeZone}`,
  unknownDeployment: (id) => `عملية النشر ${id}`,
  moreDeployments: 'عرض المزيد من عمليات النشر',
  update: { done: 'تم حفظ الإعدادات', failed: 'تعذّر حفظ الإعدادات' },
};
