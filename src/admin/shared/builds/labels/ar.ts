import type { BuildLabels } from './BuildLabels.js';

export const arabicBuilds: BuildLabels = {
  status: 'الحالة',
  statuses: { queued: 'في الانتظار', building: 'قيد البناء', ready: 'جاهز', failed: 'فشل', not_built: 'لم يُبنَ' },
  mode: 'البيئة',
  modes: { production: 'الإنتاج', staging: 'التجريب', development: 'التطوير' },
  deployment: 'النشر',
  deploymentStatuses: { pending: 'معلّق', deployed: 'منشور', not_deployed: 'غير منشور' },
  job: 'رقم البناء',
  commit: 'الإيداع',
  updated: 'آخر تحديث',
  error: 'فشل البناء:',
  refresh: 'تحديث',
};
