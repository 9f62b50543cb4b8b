import { pluralForm } from '../../../react/labels/pluralForm.js';
import type { CommentLabels } from './CommentLabels.js';

export const arabicComments: CommentLabels = {
  list: 'التعليقات',
  filter: { label: 'النقاشات', open: 'مفتوحة', all: 'الكل', resolved: 'محلولة' },
  you: 'أنت',
  somebody: (userId) => `المستخدم ${userId}`,
  formerUser: 'مستخدم سابق',
  threadBy: (author) => `نقاش بدأه ${author}`,
  commentBy: (author) => `تعليق من ${author}`,
  edited: 'معدّل',
  removed: 'حُذف هذا التعليق.',
  linked: 'التعليق المقصود بالرابط',
  showWhole: 'عرض المزيد',
  showLess: 'عرض أقل',
  replies: (count, formatted) =>
    pluralForm('ar', count, { one: 'رد واحد', two: 'ردّان', few: `${formatted} ردود`, many: `${formatted} ردًا`, other: `${formatted} رد` }),
  compose: {
    label: 'كتابة تعليق',
    placeholder: 'اكتب تعليقًا. استخدم @ للإشارة إلى شخص.',
    send: 'تعليق',
    failed: 'تعذّر نشر التعليق',
  },
  reply: {
    open: 'رد',
    resume: 'متابعة الرد',
    label: (author) => `الرد على ${author}`,
    placeholder: 'اكتب ردًا. استخدم @ للإشارة إلى شخص.',
    send: 'إرسال الرد',
    failed: 'تعذّر نشر الرد',
    close: 'إغلاق',
    gone: 'حُذف التعليق الأول، لذا لا يمكنك الرد.',
  },
  edit: { label: 'تعديل التعليق', failed: 'تعذّر حفظ التعديل' },
  delete: {
    title: 'هل تريد حذف هذا التعليق؟',
    description: 'يُحذف نصه لدى الجميع. لا يمكن التراجع عن ذلك.',
    withReplies: (count, formatted) =>
      pluralForm('ar', count, {
        one: 'عليه رد واحد قد يُحذف معه.',
        two: 'عليه ردّان قد يُحذفان معه.',
        few: `عليه ${formatted} ردود قد تُحذف معه.`,
        many: `عليه ${formatted} ردًا قد تُحذف معه.`,
        other: `عليه ${formatted} رد قد تُحذف معه.`,
      }),
    done: 'تم حذف التعليق',
    failed: 'تعذّر حذف التعليق',
  },
  onlyAuthorChanges: 'لا يعدّل هذا التعليق أو يحذفه إلا كاتبه.',
  resolve: {
    resolve: 'حلّ',
    reopen: 'إعادة فتح',
    resolved: 'محلول',
    resolvedBy: (person) => `حلّه ${person}`,
    onlyAuthor: 'لا يحل النقاش إلا من بدأه',
    onlyAuthorReopens: 'لا يعيد فتح النقاش إلا من بدأه',
    done: 'تم حل النقاش',
    reopened: 'أُعيد فتح النقاش',
    failed: 'تعذّر حل النقاش',
    reopenFailed: 'تعذّرت إعادة فتح النقاش',
  },
  mentions: {
    list: 'أشخاص يمكن الإشارة إليهم',
    found: (count, formatted) =>
      pluralForm('ar', count, {
        one: 'عُثر على شخص واحد',
        two: 'عُثر على شخصين',
        few: `عُثر على ${formatted} أشخاص`,
        many: `عُثر على ${formatted} شخصًا`,
        other: `عُثر على ${formatted} شخص`,
      }),
    none: 'لم يُعثر على أحد',
    searching: 'جارٍ البحث عن أشخاص',
    failed: 'تعذّر تحميل الأشخاص',
  },
  empty: {
    open: 'لا توجد نقاشات مفتوحة',
    openAdvice: 'اكتب تعليقًا، أو اطّلع على النقاشات المحلولة.',
    all: 'لا توجد تعليقات بعد',
    allAdvice: 'اكتب أول تعليق. يستطيع قراءته كل من يرى لوحة المعلومات هذه في مؤسستك.',
    resolved: 'لا توجد نقاشات محلولة',
    resolvedAdvice: 'تظهر النقاشات هنا عندما يحلّها من بدأها.',
    showOpen: 'عرض النقاشات المفتوحة',
    showAll: 'عرض كل النقاشات',
  },
  off: { title: 'التعليقات معطّلة', advice: 'يمكن لأحد المسؤولين تفعيل التعليقات على لوحات المعلومات من إعدادات التضمين.' },
  locked: {
    title: 'التعليقات غير متاحة هنا',
    advice: 'تخص التعليقات مؤسسة واحدة. افتح هذه الصفحة بجلسة مضمّنة تحدد مؤسستك.',
  },
  notFound: { title: 'لم يُعثر على لوحة المعلومات', advice: 'ربما حُذفت أو لم تعد مشتركة معك.' },
  search: {
    searching: 'جارٍ البحث عن التعليق المقصود بالرابط',
    stopped: 'لم يُعثر بعد على التعليق المقصود بالرابط',
    found: 'يُعرض التعليق المقصود بالرابط',
    gone: 'لم يعد التعليق المقصود بالرابط موجودًا هنا',
    goneAdvice: 'حُذف، أو هو على لوحة معلومات أخرى.',
  },
};

/** Arabic counts in six forms; none of these is said of zero. */
