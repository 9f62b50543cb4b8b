import type { BaseLabels } from './BaseLabels.js';
import { pluralForm } from './pluralForm.js';

export const hebrewBase: BaseLabels = {
  locale: 'he',
  direction: 'rtl',
  common: {
    retry: 'ניסיון חוזר',
    copy: 'העתקה',
    copied: 'הועתק',
    copyFailed: 'ההעתקה נכשלה',
    copyRequestId: 'העתקת מזהה הבקשה',
    close: 'סגירה',
    cancel: 'ביטול',
    loading: 'בטעינה…',
    showMore: 'הצגת עוד',
    shownOf: (shown, total) => `${shown} מתוך ${total}`,
    showLess: 'הצגת פחות',
    rowsNotPrinted: (count, formatted) =>
      pluralForm('he', count, {
        one: 'שורה נוספת אחת לא הודפסה',
        two: 'שתי שורות נוספות לא הודפסו',
        other: `${formatted} שורות נוספות לא הודפסו`,
      }),
    columnsNotPrinted: (count, formatted) =>
      pluralForm('he', count, {
        one: 'עמודה נוספת אחת לא הודפסה',
        two: 'שתי עמודות נוספות לא הודפסו',
        other: `${formatted} עמודות נוספות לא הודפסו`,
      }),
    requestId: (id) => `בקשה ${id}`,
    retryIn: (time) => `אפשר לנסות שוב בעוד ${time}.`,
    retryReady: 'אפשר לנסות שוב עכשיו.',
    sortAscending: (column) => `מיון לפי ${column}, בסדר עולה`,
    sortDescending: (column) => `מיון לפי ${column}, בסדר יורד`,
  },
  errors: {
    authentication: { title: 'פג תוקף החיבור שלכם.', advice: 'התחברו מחדש ונסו שוב.' },
    permission: { title: 'אין לכם הרשאה לבצע את הפעולה הזו.', advice: 'בקשו גישה ממנהל המערכת.' },
    'not-found': { title: 'הפריט לא נמצא.', advice: 'ייתכן שהוא נמחק.' },
    conflict: { title: 'הפריט השתנה מאז שפתחתם אותו.', advice: 'טענו מחדש ונסו שוב.' },
    'thread-busy': { title: 'תשובה אחרת כבר נכתבת בשיחה הזו.', advice: 'אפשר לצפות בה או לעצור אותה.' },
    validation: { title: 'הבקשה אינה תקינה.', advice: 'תקנו אותה ונסו שוב.' },
    unprocessable: { title: 'השירות לא הצליח לעבד את הבקשה.', advice: 'שנו אותה ונסו שוב.' },
    'rate-limited': { title: 'יותר מדי בקשות.', advice: 'המתינו רגע ונסו שוב.' },
    server: { title: 'אירעה שגיאה בשרת.', advice: 'נסו שוב בעוד רגע.' },
    network: { title: 'לא ניתן להגיע לשירות.', advice: 'בדקו את החיבור ונסו שוב.' },
    interrupted: { title: 'החיבור נקטע.', advice: 'בדקו את החיבור ונסו שוב.' },
    'not-sent': { title: 'השאלה שלכם לא נשלחה.', advice: 'נסו שוב כדי לשלוח אותה.' },
    protocol: { title: 'השירות החזיר תשובה לא צפויה.', advice: 'נסו שוב או פנו למנהל המערכת.' },
    unsupported: { title: 'הפעולה אינה נתמכת כאן.', advice: 'פנו למנהל המערכת.' },
    aborted: { title: 'הבקשה נעצרה.', advice: 'נסו שוב כדי להתחיל אותה מחדש.' },
  },
  errorReasons: {
    'not-configured': { title: 'ההגדרה עדיין לא הושלמה.', advice: 'פנו למנהל המערכת.' },
    'token-unavailable': { title: 'ההתחברות נכשלה.', advice: 'נסו שוב או טענו מחדש את הדף.' },
    'token-malformed': { title: 'ההתחברות נכשלה.', advice: 'אין בדף הזה אסימון תקף עבורכם. פנו למנהל המערכת.' },
    'token-without-subject': { title: 'לא ניתן היה לזהות אתכם.', advice: 'האסימון שלכם אינו מציין משתמש. פנו למנהל המערכת.' },
    'token-without-scope': { title: 'אין לכם גישה לצ׳אט הזה.', advice: 'האסימון שלכם אינו כולל אותו. פנו למנהל המערכת.' },
    'chat-token': { title: 'הפעולה אינה זמינה עם אסימון צ׳אט.', advice: 'פנו למנהל המערכת.' },
    'credentials-refused': { title: 'ההתחברות שלכם נדחתה.', advice: 'התחברו מחדש או פנו למנהל המערכת.' },
    'endpoint-missing': { title: 'השירות לא נמצא.', advice: 'ייתכן שהכתובת שגויה. פנו למנהל המערכת.' },
    'web-page': {
      title: 'השירות החזיר דף אינטרנט במקום נתונים.',
      advice: 'ייתכן שצריך להתחבר מחדש. טענו את הדף מחדש או פנו למנהל המערכת.',
    },
    'thread-forbidden': { title: 'אי אפשר לפתוח את השיחה הזו.', advice: 'היא שייכת למישהו אחר. התחילו צ׳אט חדש.' },
    'thread-gone': {
      title: 'השיחה הזו כבר לא קיימת.',
      advice: 'שיחות נמחקות בתום תקופת השמירה שלהן. התחילו צ׳אט חדש.',
    },
    'user-limit': { title: 'החשבון הגיע למכסת המשתמשים.', advice: 'בקשו ממנהל המערכת להגדיל את המכסה.' },
  },
};
