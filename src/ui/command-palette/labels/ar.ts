import type { CommandPaletteLabels } from './CommandPaletteLabels.js';

export const arabicCommandPalette: CommandPaletteLabels = {
  title: 'لوحة الأوامر',
  placeholder: 'ابحث أو نفّذ أمرًا',
  recent: 'الأخيرة',
  results: (count, formatted) => {
    if (count === 1) return 'نتيجة واحدة';
    if (count === 2) return 'نتيجتان';
    return count % 100 >= 3 && count % 100 <= 10 ? `${formatted} نتائج` : `${formatted} نتيجة`;
  },
  failed: (source) => `${source}: تعذّر البحث.`,
};
