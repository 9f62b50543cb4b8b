import { pluralForm } from '../../../react/labels/pluralForm.js';
import type { UserGroupLabels } from './UserGroupLabels.js';

export const arabicUserGroups: UserGroupLabels = {
  caption: 'مجموعات المستخدمين',
  search: 'البحث في المجموعات',
  columns: { name: 'المجموعة', members: 'الأعضاء', description: 'الوصف' },
  fields: { name: 'الاسم' },
  problems: { name: 'أدخل اسمًا.', nameTaken: 'هذا الاسم مستخدم في مجموعة أخرى.' },
  notProvisioned: 'يدير المجموعات موفّر الهوية لديك.',
  create: {
    action: 'إضافة مجموعة',
    submit: 'إضافة مجموعة',
    done: (name) => `تمت إضافة ${name}`,
    failed: 'تعذّرت إضافة المجموعة',
  },
  rename: { action: 'تعديل', done: (name) => `تم حفظ ${name}`, failed: 'تعذّر حفظ التغييرات' },
  delete: {
    action: 'حذف',
    title: (name) => `هل تريد حذف ${name}؟`,
    effect: 'يبقى الأعضاء مستخدمين، لكنهم يفقدون الوصول الذي تمنحه المجموعة. لا يمكن التراجع عن ذلك.',
    memberCount: (count, formatted) =>
      count === 0
        ? 'ليس في المجموعة أعضاء.'
        : pluralForm('ar', count, {
            one: 'في المجموعة عضو واحد.',
            two: 'في المجموعة عضوان.',
            few: `في المجموعة ${formatted} أعضاء.`,
            many: `في المجموعة ${formatted} عضوًا.`,
            other: `في المجموعة ${formatted} عضو.`,
          }),
    done: (name) => `تم حذف ${name}`,
    failed: 'تعذّر حذف المجموعة',
  },
  members: {
    heading: 'الأعضاء',
    search: 'البحث في الأعضاء',
    empty: 'لا أعضاء بعد',
    noMatches: 'لا يطابق البحث أي عضو.',
    add: 'إضافة أعضاء',
    addTo: (group) => `إضافة أعضاء إلى ${group}`,
    submit: 'إضافة أعضاء',
    added: (count, formatted) =>
      pluralForm('ar', count, {
        one: 'تمت إضافة عضو واحد',
        two: 'تمت إضافة عضوين',
        few: `تمت إضافة ${formatted} أعضاء`,
        many: `تمت إضافة ${formatted} عضوًا`,
        other: `تمت إضافة ${formatted} عضو`,
      }),
    addFailed: 'تعذّرت إضافة الأعضاء',
    isMember: 'عضو بالفعل',
    remove: (name) => `إزالة ${name} من المجموعة`,
    removed: (name) => `تمت إزالة ${name}`,
    removeFailed: 'تعذّرت إزالة العضو',
  },
  empty: 'لا توجد مجموعات مستخدمين',
  emptyAdvice: 'تمنح المجموعات عدة مستخدمين الوصول نفسه.',
};
