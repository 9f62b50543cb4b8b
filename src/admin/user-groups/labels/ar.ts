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
    submit: 'إضافة',
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
        : count === 1
          ? 'في المجموعة عضو واحد.'
          : count === 2
            ? 'في المجموعة عضوان.'
            : count % 100 >= 3 && count % 100 <= 10
              ? `في المجموعة ${formatted} أعضاء.`
              : `في المجموعة ${formatted} عضوًا.`,
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
    submit: 'إضافة',
    added: (count, formatted) =>
      count === 1
        ? 'تمت إضافة عضو واحد'
        : count === 2
          ? 'تمت إضافة عضوين'
          : count % 100 >= 3 && count % 100 <= 10
            ? `تمت إضافة ${formatted} أعضاء`
            : `تمت إضافة ${formatted} عضوًا`,
    addFailed: 'تعذّرت إضافة الأعضاء',
    isMember: 'عضو بالفعل',
    remove: (name) => `إزالة ${name} من المجموعة`,
    removed: (name) => `تمت إزالة ${name}`,
    removeFailed: 'تعذّرت إزالة العضو',
  },
  empty: 'لا توجد مجموعات مستخدمين',
  emptyAdvice: 'تمنح المجموعات عدة مستخدمين الوصول نفسه.',
};
