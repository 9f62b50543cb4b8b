import type { UserAttributeLabels } from './UserAttributeLabels.js';

export const arabicUserAttributes: UserAttributeLabels = {
  caption: 'سمات المستخدمين',
  search: 'البحث في السمات',
  columns: { name: 'السمة', path: 'في سياسات الوصول', type: 'النوع', defaultValue: 'القيمة الافتراضية', description: 'الوصف' },
  types: { string: 'نص', number: 'رقم', boolean: 'نعم أو لا', string_array: 'قائمة نصوص', number_array: 'قائمة أرقام' },
  anyType: 'كل الأنواع',
  noDefault: 'بلا قيمة افتراضية',
  fields: {
    name: 'الاسم',
    type: 'النوع',
    displayName: 'الاسم المعروض',
    description: 'الوصف',
    defaultValue: 'القيمة الافتراضية',
  },
  hints: {
    name: 'تصفّي سياسات الوصول الصفوف به، لذلك لا يمكن تغييره لاحقًا.',
    path: (path) => `تقرؤه سياسات الوصول بالصيغة ${path}. لا يمكن تغييره لاحقًا.`,
    pathFixed: (path) => `تقرؤه سياسات الوصول بالصيغة ${path}، لذلك لا يمكن تغييره.`,
    unusual: (path) => `استخدم أحرفًا لاتينية وأرقامًا وشرطات سفلية لتتمكن سياسات الوصول من قراءته بالصيغة ${path}.`,
    type: 'لا يمكن تغييره لاحقًا.',
    typeFixed: 'قد تكون لدى المستخدمين قيم من هذا النوع، لذلك لا يمكن تغييره.',
    displayName: 'يظهر بدلًا من الاسم. لا تستخدمه سياسات الوصول.',
    defaultValue: 'لكل المستخدمين الذين ليست لديهم قيمة. تطبّق سياسات الوصول أي تغيير فورًا.',
  },
  problems: {
    name: 'أدخل اسمًا.',
    nameTaken: 'هذا الاسم مستخدم في سمة أخرى.',
    defaultNumber: 'أدخل رقمًا، مع نقطة قبل المنازل العشرية.',
  },
  create: {
    action: 'إضافة سمة',
    submit: 'إضافة سمة',
    done: (name) => `تمت إضافة ${name}`,
    failed: 'تعذّرت إضافة السمة',
  },
  update: { action: 'تعديل', done: (name) => `تم حفظ ${name}`, failed: 'تعذّر حفظ التغييرات' },
  empty: 'لا توجد سمات للمستخدمين',
  emptyAdvice: 'أضف سمة لتعرض سياسات الوصول لكل مستخدم صفوفه وحدها.',
};
