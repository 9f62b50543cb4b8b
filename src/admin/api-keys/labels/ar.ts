import { pluralForm } from '../../../react/labels/pluralForm.js';
import type { ApiKeyLabels } from './ApiKeyLabels.js';

export const arabicApiKeys: ApiKeyLabels = {
  caption: 'مفاتيح API',
  search: 'البحث في مفاتيح API',
  columns: { name: 'الاسم', scope: 'عمليات النشر', lastUsed: 'آخر استخدام', expires: 'ينتهي في', created: 'أُنشئ في', suffix: 'المفتاح' },
  endpoints: 'نقاط النهاية',
  scopes: { all: 'كل عمليات النشر', some: 'عمليات نشر محددة' },
  neverUsed: 'لم يُستخدم',
  expiry: { never: 'لا تنتهي صلاحيته', soon: 'ينتهي قريبًا', expired: 'منتهي الصلاحية' },
  lifetime: {
    days: (count, formatted) =>
      pluralForm('ar', count, {
        one: 'يوم واحد',
        two: 'يومان',
        few: `${formatted} أيام`,
        many: `${formatted} يومًا`,
        other: `${formatted} يوم`,
      }),
    never: 'دون انتهاء',
  },
  fields: { name: 'الاسم', scope: 'الوصول', deploymentIds: 'عمليات النشر', days: 'مدة الصلاحية' },
  hints: {
    name: 'اذكر ما يستخدم المفتاح، مثل «المزامنة الليلية».',
    all: 'يشمل أيضًا عمليات النشر التي تُنشأ لاحقًا.',
    never: 'يعمل المفتاح إلى أن يلغيه أحد.',
  },
  problems: {
    name: 'أدخل اسمًا.',
    nameTooLong: 'استخدم 255 حرفًا على الأكثر.',
    deploymentIds: 'حدد عملية نشر واحدة على الأقل.',
  },
  create: {
    action: 'إنشاء مفتاح API',
    submit: 'إنشاء مفتاح API',
    done: (name) => `تم إنشاء ${name}`,
    failed: 'تعذّر إنشاء المفتاح',
    secret: 'مفتاح API',
  },
  revoke: {
    action: 'إلغاء المفتاح',
    title: (name) => `هل تريد إلغاء ${name}؟`,
    effect: 'سيُرفض من الآن كل ما يستخدم هذا المفتاح. لا يمكن التراجع عن ذلك.',
    done: (name) => `تم إلغاء ${name}`,
    failed: 'تعذّر إلغاء المفتاح',
  },
  empty: 'لا توجد مفاتيح API',
  emptyAdvice: 'بالمفتاح تستدعي خوادمك الخدمة نيابةً عنك. لا تستخدمه أبدًا في متصفح.',
};
