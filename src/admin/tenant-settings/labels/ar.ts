import type { TenantSettingsLabels } from './TenantSettingsLabels.js';

export const arabicTenantSettings: TenantSettingsLabels = {
  groups: {
    audit: 'سجل التدقيق',
    maintenance: 'نافذة الصيانة',
    support: 'وصول الدعم',
    ai: 'الذكاء الاصطناعي',
    signIn: 'تسجيل دخول عمليات النشر',
  },
  fields: {
    auditLogEnabled: 'تسجيل ما يفعله المستخدمون',
    maintenanceWindowEnabled: 'تحديث عمليات النشر في نافذة الصيانة فقط',
    maintenanceWindowDay: 'اليوم',
    maintenanceWindowTime: 'وقت البدء',
    hasSupportAccess: 'السماح لفريق دعم الخدمة بالوصول إلى الحساب',
    useAIBIUserInterface: 'عرض واجهة الذكاء الاصطناعي',
    aiTokensAutoPurchaseEnabled: 'شراء رموز الذكاء الاصطناعي تلقائيًا',
    aiTokensAutoPurchaseAmount: 'مبلغ كل عملية شراء بالدولار الأمريكي',
    oidcEnabled: 'إصدار رموز OIDC لعمليات النشر',
  },
  hints: {
    maintenanceWindowEnabled: 'وإلا تُثبَّت التحديثات في أي وقت.',
    hasSupportAccess: 'يمكن لفريق الدعم رؤية عمليات النشر وإعداداتها ما دام هذا الخيار مفعّلًا.',
    useAIBIUserInterface: 'ما دام متوقفًا، لا يرى المستخدمون الدردشة ولا ميزات الذكاء الاصطناعي الأخرى.',
    oidcEnabled: 'يتيح لعمليات النشر تسجيل الدخول إلى خدمات أخرى دون كلمات مرور أو مفاتيح.',
    aiTokensAutoPurchaseEnabled: (threshold) => `تُشترى رموز إضافية عندما يقل رصيد الرموز المتبقية عن ${threshold}.`,
  },
  audit: {
    on: 'سجل التدقيق مفعّل.',
    off: 'سجل التدقيق متوقف.',
    onSince: (time) => `سجل التدقيق مفعّل منذ ${time}.`,
    offSince: (time) => `سجل التدقيق متوقف منذ ${time}.`,
    turningOn: 'لا يزال سجل التدقيق متوقفًا، وسيُفعَّل قريبًا.',
    turningOff: 'لا يزال سجل التدقيق مفعّلًا، وسيتوقف قريبًا.',
  },
  warnings: {
    auditLogEnabled: 'بعد الحفظ لن تُسجَّل الإجراءات.',
    hasSupportAccess: 'بعد الحفظ سيتمكن فريق الدعم من الوصول إلى أن توقف هذا الخيار.',
    aiTokensAutoPurchaseEnabled: 'بعد الحفظ ستتم عمليات الشراء دون سؤال آخر.',
    oidcEnabled: 'بعد الحفظ لن تتلقى عمليات النشر رموزًا جديدة، وقد تفقد الوصول إلى خدمات أخرى.',
  },
  problems: {
    maintenanceWindowTime: 'أدخل الساعات والدقائق، مثل 03:00.',
    aiTokensAutoPurchaseAmount: 'أدخل عددًا صحيحًا من الدولارات دون سنتات.',
  },
  update: { done: 'تم حفظ إعدادات الحساب', failed: 'تعذّر حفظ إعدادات الحساب' },
};
