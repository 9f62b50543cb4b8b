import type { BaseLabels } from './BaseLabels.js';
import { pluralForm } from './pluralForm.js';

export const hindiBase: BaseLabels = {
  locale: 'hi',
  direction: 'ltr',
  common: {
    retry: 'फिर से कोशिश करें',
    signIn: 'साइन इन करें',
    copy: 'कॉपी करें',
    copied: 'कॉपी किया गया',
    copyFailed: 'कॉपी नहीं हो सका',
    copyRequestId: 'अनुरोध का आईडी कॉपी करें',
    close: 'बंद करें',
    cancel: 'रद्द करें',
    loading: 'लोड हो रहा है…',
    showMore: 'ज़्यादा दिखाएँ',
    shownOf: (shown, total) => `${total} में से ${shown}`,
    showLess: 'कम दिखाएँ',
    rowsNotPrinted: (count, formatted) =>
      pluralForm('hi', count, {
        one: `${formatted} और पंक्ति प्रिंट नहीं की गई`,
        other: `${formatted} और पंक्तियाँ प्रिंट नहीं की गईं`,
      }),
    columnsNotPrinted: (count, formatted) =>
      pluralForm('hi', count, {
        one: `${formatted} और कॉलम प्रिंट नहीं किया गया`,
        other: `${formatted} और कॉलम प्रिंट नहीं किए गए`,
      }),
    requestId: (id) => `अनुरोध ${id}`,
    retryIn: (time) => `आप ${time} में फिर से कोशिश कर सकते हैं।`,
    retryReady: 'अब आप फिर से कोशिश कर सकते हैं।',
    sortAscending: (column) => `${column} के हिसाब से बढ़ते क्रम में लगाएँ`,
    sortDescending: (column) => `${column} के हिसाब से घटते क्रम में लगाएँ`,
  },
  errors: {
    authentication: { title: 'आपका सेशन खत्म हो गया है।', advice: 'दोबारा साइन इन करें, फिर कोशिश करें।' },
    permission: { title: 'आपके पास इसकी अनुमति नहीं है।', advice: 'एडमिन से ऐक्सेस माँगें।' },
    'not-found': { title: 'यह नहीं मिला।', advice: 'हो सकता है कि इसे मिटा दिया गया हो।' },
    conflict: { title: 'आपके खोलने के बाद यह बदल गया है।', advice: 'दोबारा लोड करें, फिर कोशिश करें।' },
    'thread-busy': { title: 'इस बातचीत में एक और जवाब तैयार हो रहा है।', advice: 'उसे देखें या रोकें।' },
    validation: { title: 'यह अनुरोध मान्य नहीं है।', advice: 'इसे ठीक करके फिर से कोशिश करें।' },
    unprocessable: { title: 'सेवा इस अनुरोध को पूरा नहीं कर सकी।', advice: 'इसमें बदलाव करके फिर से कोशिश करें।' },
    'rate-limited': { title: 'बहुत ज़्यादा अनुरोध भेजे गए।', advice: 'थोड़ा इंतज़ार करें, फिर कोशिश करें।' },
    server: { title: 'सर्वर पर कोई गड़बड़ी हुई।', advice: 'थोड़ी देर में फिर से कोशिश करें।' },
    network: { title: 'सेवा से कनेक्ट नहीं हो सका।', advice: 'अपना कनेक्शन जाँचें, फिर कोशिश करें।' },
    interrupted: { title: 'कनेक्शन बीच में टूट गया।', advice: 'अपना कनेक्शन जाँचें, फिर कोशिश करें।' },
    'not-sent': { title: 'आपका सवाल भेजा नहीं गया।', advice: 'भेजने के लिए फिर से कोशिश करें।' },
    protocol: { title: 'सेवा से अनपेक्षित जवाब मिला।', advice: 'फिर से कोशिश करें या अपने एडमिन से संपर्क करें।' },
    unsupported: { title: 'यह सुविधा यहाँ उपलब्ध नहीं है।', advice: 'अपने एडमिन से संपर्क करें।' },
    aborted: { title: 'अनुरोध रोक दिया गया।', advice: 'इसे दोबारा शुरू करने के लिए फिर से कोशिश करें।' },
  },
  errorReasons: {
    'not-configured': { title: 'यह अभी सेट अप नहीं किया गया है।', advice: 'अपने एडमिन से संपर्क करें।' },
    'token-unavailable': { title: 'आपको साइन इन नहीं किया जा सका।', advice: 'फिर से कोशिश करें या पेज दोबारा लोड करें।' },
    'token-malformed': {
      title: 'आपको साइन इन नहीं किया जा सका।',
      advice: 'इस पेज के पास आपके लिए मान्य टोकन नहीं है। अपने एडमिन से संपर्क करें।',
    },
    'token-without-subject': {
      title: 'आपकी पहचान नहीं हो सकी।',
      advice: 'आपके टोकन में कोई उपयोगकर्ता नहीं है। अपने एडमिन से संपर्क करें।',
    },
    'token-without-scope': {
      title: 'आपके पास इस चैट का ऐक्सेस नहीं है।',
      advice: 'आपके टोकन में यह शामिल नहीं है। अपने एडमिन से संपर्क करें।',
    },
    'chat-token': { title: 'चैट टोकन के साथ यह उपलब्ध नहीं है।', advice: 'अपने एडमिन से संपर्क करें।' },
    'credentials-refused': {
      title: 'आपका साइन इन अस्वीकार कर दिया गया।',
      advice: 'दोबारा साइन इन करें या अपने एडमिन से संपर्क करें।',
    },
    'user-deactivated': { title: 'आपका खाता निष्क्रिय किया गया है।', advice: 'एडमिन से इसे फिर से सक्रिय करने के लिए कहें।' },
    'endpoint-missing': {
      title: 'सेवा नहीं मिली।',
      advice: 'हो सकता है कि उसका पता गलत हो। अपने एडमिन से संपर्क करें।',
    },
    'web-page': {
      title: 'सेवा ने डेटा के बजाय एक वेब पेज भेजा।',
      advice: 'पेज रीलोड करें या अपने एडमिन से संपर्क करें।',
    },
    'thread-forbidden': {
      title: 'आप यह बातचीत नहीं खोल सकते।',
      advice: 'यह किसी और की है। इसके बजाय नई चैट शुरू करें।',
    },
    'thread-gone': {
      title: 'यह बातचीत अब मौजूद नहीं है।',
      advice: 'बातचीत को रखने की अवधि खत्म होने पर उसे मिटा दिया जाता है। नई चैट शुरू करें।',
    },
    'user-limit': {
      title: 'इस खाते में उपयोगकर्ताओं की सीमा पूरी हो गई है।',
      advice: 'एडमिन से सीमा बढ़ाने के लिए कहें।',
    },
    quota: { title: 'आपके उपयोग की सीमा पूरी हो गई है।', advice: 'एडमिन से सीमा बढ़ाने के लिए कहें।' },
  },
};
