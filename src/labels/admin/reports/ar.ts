import type { ReportLabels } from './ReportLabels.js';

export const arabicReports: ReportLabels = {
  caption: 'التقارير',
  search: 'البحث في التقارير',
  columns: { name: 'الاسم', owner: 'المالك', path: 'المجلد', updated: 'عُدّل', created: 'أُنشئ' },
  filters: {
    folder: 'المجلد',
    anyFolder: 'كل المجلدات',
    document: 'المستند',
    anyDocument: 'أي مستند',
    otherDocument: 'مستند آخر…',
  },
  document: {
    title: 'التقارير في مستند',
    description: 'يعرض التقارير التي توجد صفوفها في جدول البيانات هذا.',
    field: 'المستند',
    hint: 'معرّفه أو عنوانه في المتصفح',
    submit: 'عرض التقارير',
  },
  order: 'الترتيب',
  orders: { created: 'الأحدث أولًا', updated: 'آخر التعديلات', name: 'حسب الاسم', lastViewed: 'آخر ما شوهد' },
  cutOff: (formatted) => `المعروض أول ${formatted}. للمزيد ابحث أو اختر ترتيبًا آخر.`,
  noFolder: 'بلا مجلد',
  inWorkbook: (workbook) => `في ${workbook}`,
  inSomeWorkbook: 'في مصنف',
  ownerGone: 'لم يعد المالك موجودًا',
  open: 'فتح',
  rename: {
    act: 'إعادة التسمية',
    title: (report) => `إعادة تسمية «${report}»`,
    field: 'الاسم',
    missing: 'يحتاج التقرير إلى اسم.',
    done: (report) => `أصبح اسم التقرير «${report}»`,
    failed: 'لم تتغير تسمية التقرير',
  },
  empty: 'لا تقارير بعد',
  emptyAdvice: 'احفظ استعلامًا كتقرير وستجده هنا.',
};
