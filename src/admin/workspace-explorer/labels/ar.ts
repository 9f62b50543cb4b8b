import { pluralForm } from '../../../react/labels/pluralForm.js';
import type { WorkspaceLabels } from './WorkspaceLabels.js';

export const arabicWorkspace: WorkspaceLabels = {
  top: 'مساحة العمل',
  folders: 'المجلدات',
  foldersFailed: 'تعذّر تحميل المجلدات',
  path: 'المسار',
  caption: 'المجلدات والمصنّفات والتقارير',
  search: 'البحث في مساحة العمل',
  kind: 'النوع',
  anyKind: 'كل الأنواع',
  kinds: { FOLDER: 'مجلد', WORKBOOK: 'مصنّف', REPORT: 'تقرير' },
  unknownKind: 'لا يمكن لهذا الإصدار من التطبيق تغيير عناصر من هذا النوع.',
  counts: {
    FOLDER: (count, formatted) =>
      counted(count, formatted, { one: 'مجلد واحد', two: 'مجلدان', few: 'مجلدات', many: 'مجلدًا', other: 'مجلد' }),
    WORKBOOK: (count, formatted) =>
      counted(count, formatted, { one: 'مصنّف واحد', two: 'مصنّفان', few: 'مصنّفات', many: 'مصنّفًا', other: 'مصنّف' }),
    REPORT: (count, formatted) =>
      counted(count, formatted, { one: 'تقرير واحد', two: 'تقريران', few: 'تقارير', many: 'تقريرًا', other: 'تقرير' }),
  },
  columns: { name: 'الاسم', owner: 'المالك', updated: 'آخر تغيير' },
  shared: 'المساحة الرئيسية',
  sharedHint: 'مُشارَك من مساحة العمل الرئيسية',
  empty: {
    top: 'مساحة العمل هذه فارغة',
    topAdvice: 'تظهر المصنّفات والتقارير هنا بعد حفظها. ابدأ بإنشاء مجلد لها.',
    folder: 'هذا المجلد فارغ',
    folderAdvice: 'انقل إليه مصنّفات وتقارير، أو أنشئ مجلدًا.',
  },
  gone: { title: 'هذا المجلد غير متاح', advice: 'حُذف، أو لم يعد مُشارَكًا معك.', back: 'الانتقال إلى مساحة العمل' },
  open: 'فتح',
  name: 'الاسم',
  nameMissing: 'أدخل اسمًا.',
  newFolder: {
    open: 'إنشاء مجلد',
    title: (parent) => `مجلد جديد في «${parent}»`,
    taken: (name) => `يوجد هنا مجلد باسم «${name}» بالفعل. لا يزال بإمكانك استخدام هذا الاسم.`,
    submit: 'إنشاء مجلد',
    done: (name) => `تم إنشاء «${name}»`,
    failed: 'تعذّر إنشاء المجلد',
  },
  rename: {
    open: 'إعادة تسمية',
    title: (name) => `إعادة تسمية «${name}»`,
    submit: 'إعادة تسمية',
    done: (name) => `تم تغيير الاسم إلى «${name}»`,
    failed: 'تعذّر تغيير الاسم',
  },
  duplicate: {
    open: 'تكرار',
    done: (name) => `تم إنشاء «${name}»`,
    failed: (name) => `تعذّر تكرار «${name}»`,
  },
  move: {
    open: 'نقل',
    title: (count, formatted) => `نقل ${items(count, formatted)}`,
    titleOf: (name) => `نقل «${name}»`,
    description: 'اختر المجلد المقصود.',
    submit: 'نقل',
    submitTo: (folder) => `نقل إلى «${folder}»`,
    obstacles: { itself: 'قيد النقل', inside: 'داخل عنصر قيد النقل', there: 'موجود هنا بالفعل' },
    done: (count, formatted, folder) => `تم النقل إلى «${folder}»: ${items(count, formatted)}`,
    doneOf: (name, folder) => `تم نقل «${name}» إلى «${folder}»`,
  },
  remove: {
    open: 'حذف',
    title: (count, formatted) => `هل تريد حذف ${items(count, formatted)}؟`,
    titleOf: (name) => `هل تريد حذف «${name}»؟`,
    submit: (count, formatted) => (count === 1 ? 'حذف' : `حذف ${items(count, formatted)}`),
    what: (kinds) => `سيُحذف: ${kinds}.`,
    workbooks: 'تُحذف مع المصنّف لوحاته وتقاريره.',
    forever: 'لا يمكن التراجع عن ذلك.',
    counting: 'جارٍ عدّ المحتويات…',
    uncounted: 'تعذّر عدّ المحتويات. تنتقل المصنّفات والتقارير من المجلد المحذوف إلى المستوى الأعلى في مساحة العمل.',
    inside: (kinds) => `المحتويات: ${kinds}. لا تُحذف المصنّفات والتقارير، بل تنتقل إلى المستوى الأعلى في مساحة العمل.`,
    insideMore: (kinds) => `المحتويات: ${kinds} وأكثر. لا تُحذف المصنّفات والتقارير، بل تنتقل إلى المستوى الأعلى في مساحة العمل.`,
    insideNothing: 'لا توجد محتويات.',
    holders: (count, names) =>
      count === 1
        ? `يحوي ${names} مجلدات ولن يُحذف. انقل تلك المجلدات أو احذفها أولًا.`
        : `تحوي ${names} مجلدات ولن تُحذف. انقل تلك المجلدات أو احذفها أولًا.`,
    done: (count, formatted) => `تم الحذف: ${items(count, formatted)}`,
    doneOf: (name) => `تم حذف «${name}»`,
  },
};

function items(count: number, formatted: string): string {
  return counted(count, formatted, { one: 'عنصر واحد', two: 'عنصرين', few: 'عناصر', many: 'عنصرًا', other: 'عنصر' });
}

function counted(
  count: number,
  formatted: string,
  { one, two, few, many, other }: Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>>,
) {
  return pluralForm('ar', count, { one, two, few: `${formatted} ${few}`, many: `${formatted} ${many}`, other: `${formatted} ${other}` });
}
