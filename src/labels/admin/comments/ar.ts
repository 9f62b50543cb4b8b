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
  showWhole: 'عرض النص كله',
  showLess: 'عرض أقل',
  replies: (count, formatted) =>
    counted(count, { one: 'رد واحد', two: 'ردّان', few: `${formatted} ردود`, many: `${formatted} ردًا`, other: `${formatted} رد` }),
  compose: {
    label: 'كتابة تعليق',
    placeholder: 'اكتب تعليقًا، واذكر الأشخاص بالرمز @',
    send: 'تعليق',
    failed: 'لم يُرسل التعليق',
  },
  reply: {
    open: 'رد',
    goOn: 'متابعة الرد',
    label: (author) => `الرد على ${author}`,
    placeholder: 'اكتب ردًا، واذكر الأشخاص بالرمز @',
    send: 'إرسال الرد',
    failed: 'لم يُرسل الرد',
    close: 'إغلاق',
    gone: 'حُذف التعليق الأول، فلا يمكن إضافة شيء.',
  },
  edit: { label: 'تعديل التعليق', failed: 'لم يُحفظ التعديل' },
  remove: {
    title: 'هل تريد حذف هذا التعليق؟',
    description: 'يختفي نصه عن الجميع ولا يمكن استرجاعه.',
    withReplies: (count, formatted) =>
      counted(count, {
        one: 'عليه رد واحد قد يُحذف معه.',
        two: 'عليه ردّان قد يُحذفان معه.',
        few: `عليه ${formatted} ردود قد تُحذف معه.`,
        many: `عليه ${formatted} ردًا قد تُحذف معه.`,
        other: `عليه ${formatted} رد قد تُحذف معه.`,
      }),
    done: 'حُذف التعليق',
    failed: 'لم يُحذف التعليق',
  },
  onlyAuthorChanges: 'لا يعدّل هذا التعليق أو يحذفه إلا كاتبه.',
  resolve: {
    resolve: 'حلّ',
    reopen: 'إعادة فتح',
    resolved: 'محلول',
    resolvedBy: (person) => `حلّه ${person}`,
    onlyAuthor: 'لا يحل النقاش إلا من بدأه',
    onlyAuthorReopens: 'لا يعيد فتح النقاش إلا من بدأه',
    done: 'حُلّ النقاش',
    reopened: 'أُعيد فتح النقاش',
    failed: 'لم يُحل النقاش',
    reopenFailed: 'لم يُعد فتح النقاش',
  },
  mentions: {
    list: 'أشخاص يمكن ذكرهم',
    found: (count, formatted) =>
      counted(count, {
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
    openAdvice: 'اكتب أول تعليق، أو اطّلع على النقاشات المحلولة.',
    all: 'لا توجد تعليقات بعد',
    allAdvice: 'اكتب أول تعليق. يستطيع قراءته كل من يرى لوحة المعلومات هذه في مؤسستك.',
    resolved: 'لم يُحل شيء بعد',
    resolvedAdvice: 'تأتي النقاشات إلى هنا حين يحلها من بدأها.',
    showOpen: 'عرض النقاشات المفتوحة',
    showAll: 'عرض كل النقاشات',
  },
  off: { title: 'التعليقات معطّلة', advice: 'يمكن لأحد المسؤولين تفعيل التعليقات على لوحات المعلومات من إعدادات التضمين.' },
  locked: {
    title: 'التعليقات غير متاحة لك هنا',
    advice: 'هي لمستخدمي مؤسسة واحدة. افتح هذه الصفحة بجلسة مضمّنة تحدد المؤسسة.',
  },
  notFound: { title: 'لم يُعثر على لوحة المعلومات هذه', advice: 'ربما حُذفت أو لم تعد مشتركة معك.' },
  search: {
    searching: 'جارٍ البحث عن التعليق المقصود بالرابط',
    stopped: 'لم يُعثر بعد على التعليق المقصود بالرابط',
    found: 'يظهر التعليق المقصود بالرابط',
    gone: 'لم يعد التعليق المقصود بالرابط موجودًا',
    goneAdvice: 'حُذف، أو هو على لوحة معلومات أخرى.',
  },
};

/** Arabic counts in six forms; none of these is said of zero. */
function counted(count: number, forms: CountedForms): string {
  const form = rules.select(count);
  return form === 'one' || form === 'two' || form === 'few' || form === 'many' ? forms[form] : forms.other;
}

type CountedForms = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>>;

const rules = new Intl.PluralRules('ar');
