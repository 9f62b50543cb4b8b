import { pluralForm } from '../../../react/labels/pluralForm.js';
import type { TokenMinterLabels } from './TokenMinterLabels.js';

export const arabicTokenMinter: TokenMinterLabels = {
  kinds: 'نوع الرمز',
  names: { deployment: 'رمز نشر', environment: 'رمز بيئة', usage: 'رمز تحليلات الاستخدام' },
  purposes: {
    deployment: 'لواجهات API الخاصة بعملية النشر هذه، باسمك. لا يمكن إلغاؤه: يعمل حتى انتهاء صلاحيته.',
    environment: 'لواجهات API الخاصة ببيئة واحدة، مع سياق أمان تختاره.',
    usage: 'لقراءة استخدام هذا الحساب. تنتهي صلاحيته بعد ساعة واحدة.',
  },
  lifetime: 'مدة الصلاحية',
  limits: { deployment: 'من دقيقة واحدة إلى 24 ساعة.', environment: 'ساعة واحدة على الأكثر.' },
  units: {
    minutes: (count, formatted) =>
      pluralForm('ar', count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: `${formatted} دقائق`, other: `${formatted} دقيقة` }),
    hours: (count, formatted) =>
      pluralForm('ar', count, { one: 'ساعة واحدة', two: 'ساعتان', few: `${formatted} ساعات`, other: `${formatted} ساعة` }),
  },
  fields: {
    environment: 'البيئة',
    securityContext: 'سياق الأمان (JSON)',
    scopes: 'السماح أيضًا بـ',
    isForSync: 'لمزامنة البيانات الوصفية فقط',
  },
  hints: {
    securityContext: 'تقرؤه سياسات مستوى الصف. اتركه فارغًا إن لم تحتج إليه.',
    isForSync: 'للأدوات التي تستورد نموذج البيانات. لا يمكن الاستعلام عن البيانات بهذا الرمز.',
  },
  scopes: { meta: 'قراءة البيانات الوصفية', 'sql-runner': 'تشغيل SQL' },
  types: { production: 'الإنتاج', staging: 'الاختبار', development: 'التطوير' },
  problems: { securityContext: 'أدخل كائن JSON، مثل {"region": "EMEA"}.' },
  apiUrl: 'العنوان',
  usageOff: 'تحليلات الاستخدام متوقفة لهذا الحساب.',
  mint: { action: 'إنشاء رمز', failed: 'تعذّر إنشاء الرمز' },
};
