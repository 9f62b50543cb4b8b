import type { MyConnectionLabels } from './MyConnectionLabels.js';

export const arabicMyConnections: MyConnectionLabels = {
  caption: 'اتصالاتك',
  search: 'البحث في الاتصالات',
  columns: { name: 'الخدمة', state: 'الحالة', expires: 'ينتهي في', connect: 'الاتصال' },
  states: { connected: 'متصل', pending: 'بانتظارك', expired: 'منتهي الصلاحية', none: 'غير متصل', other: 'غير معروف' },
  unnamed: (id) => `التكامل ${id}`,
  openPage: 'فتح صفحة الدخول',
  connect: {
    action: 'اتصال',
    again: 'إعادة الاتصال',
    done: (name) => `تابع في نافذة ${name}`,
    blocked: 'حظر المتصفح النافذة. استخدم الرابط في الصف.',
    failed: 'تعذّر بدء الاتصال',
  },
  disconnect: {
    action: 'قطع الاتصال',
    title: (name) => `هل تريد قطع الاتصال بـ ${name}؟`,
    effect: 'ما تستخدمه عبر هذا الاتصال سيتوقف عن العمل إلى أن تتصل من جديد.',
    done: (name) => `تم قطع الاتصال بـ ${name}`,
    failed: 'تعذّر قطع الاتصال بالخدمة',
  },
  empty: 'لا توجد خدمات للاتصال بها',
  emptyAdvice: 'يمكن للمسؤول إضافة خدمات تتصل بها.',
};
