/** A name as its owner writes it, and in the letters of an email address. */
export interface WrittenName {
  readonly written: string;
  readonly latin: string;
}

/** Given and family names that go together. */
export interface NamePool {
  /** How many of 100 users have a name of this pool. */
  readonly share: number;
  readonly given: readonly WrittenName[];
  readonly family: readonly WrittenName[];
}

export const namePools: readonly NamePool[] = [
  pool(
    14,
    'Anna Ben Clara David Emma Felix Greta Jonas Lena Moritz Nele Oskar Paula Ruben Sophie Theo Jörg:joerg Käthe:kaethe',
    'Becker Fischer Hoffmann Keller Lang Neumann Richter Schmidt Vogel Wagner Müller:mueller Schäfer:schaefer Größ:groess Weiß:weiss',
  ),
  pool(
    14,
    'Alice Charlotte Daniel Edward Fiona George Hannah Isaac Kate Liam Maya Nathan Olivia Peter Rachel Sam Tessa Will',
    'Bennett Carter Davies Edwards Foster Grant Hughes Jenkins Lewis Morgan O’Brien:obrien Palmer Reed Smith-Jones Turner Walsh Wright Young',
  ),
  pool(
    10,
    'Adèle:adele Benoît:benoit Camille Chloé:chloe Élodie:elodie François:francois Gaël:gael Inès:ines Julien Léa:lea Mathis Noémie:noemie Théo:theo Zoé:zoe',
    'Bernard Caron Dubois Fontaine Girard Lefèvre:lefevre Mercier Noël:noel Perrin Renaud Rousseau D’Aubigné:daubigne',
  ),
  pool(
    12,
    'Ana Beatriz Carlos Diego Elena Fernando Inés:ines Iñaki:inaki Javier João:joao Lucía:lucia Mateo Nuria Sofía:sofia Tomás:tomas Ximena',
    'Álvarez:alvarez Castillo Díaz:diaz Fernández:fernandez García:garcia Ibáñez:ibanez López:lopez Moreno Núñez:nunez Peña:pena Silva Souza',
  ),
  pool(
    8,
    'Agnieszka Bartosz Czesława:czeslawa Dariusz Ewa Grażyna:grazyna Jakub Łukasz:lukasz Małgorzata:malgorzata Zofia Ondřej:ondrej Tereza Václav:vaclav',
    'Dąbrowski:dabrowski Kowalczyk Lewandowski Nowak Wiśniewska:wisniewska Wójcik:wojcik Zieliński:zielinski Dvořák:dvorak Černý:cerny Svoboda',
  ),
  pool(
    6,
    'Åsa:asa Astrid Björn:bjorn Freja Håkon:hakon Ingrid Jörgen:jorgen Linnea Magnus Søren:soren Þóra:thora Ylva',
    'Andersson Bergström:bergstrom Dahl Eriksen Hansen Jónsdóttir:jonsdottir Lindqvist Nyström:nystrom Ødegård:odegard Sørensen:sorensen',
  ),
  pool(
    5,
    'Ayşe:ayse Burak Çiğdem:cigdem Deniz Emre Gülşen:gulsen İbrahim:ibrahim Kerem Özlem:ozlem Şule:sule',
    'Aydın:aydin Çelik:celik Demir Güneş:gunes Kaya Öztürk:ozturk Şahin:sahin Yıldız:yildiz',
  ),
  pool(
    4,
    'Алексей:alexey Борис:boris Дарья:daria Елена:elena Ірина:iryna Микола:mykola Наталья:natalia Олексій:oleksii Светлана:svetlana',
    'Бондаренко:bondarenko Ковальчук:kovalchuk Лебедев:lebedev Морозова:morozova Новикова:novikova Шевченко:shevchenko',
  ),
  pool(2, 'Γιώργος:giorgos Δήμητρα:dimitra Ελένη:eleni Νίκος:nikos', 'Αντωνίου:antoniou Δημητρίου:dimitriou Παπαδάκης:papadakis'),
  pool(
    6,
    'أحمد:ahmed أمينة:amina خالد:khaled زينب:zainab سارة:sara طارق:tariq فاطمة:fatima ليلى:layla محمد:mohammed نور:nour يوسف:youssef',
    'الأمين:elamin الحسن:alhassan الخطيب:alkhatib الزهراني:alzahrani بن‌سالم:bensalem حداد:haddad منصور:mansour',
  ),
  pool(3, 'אביגיל:avigail דוד:david יעל:yael משה:moshe נועה:noa שירה:shira', 'ברק:barak גולן:golan כהן:cohen לוי:levi מזרחי:mizrahi'),
  pool(2, 'آرش:arash پریسا:parisa شیرین:shirin کامران:kamran مهسا:mahsa', 'جعفری:jafari رضایی:rezaei صادقی:sadeghi کریمی:karimi'),
  pool(
    5,
    '伟:wei 芳:fang 秀英:xiuying 子涵:zihan 明轩:mingxuan 静怡:jingyi 浩然:haoran 雨桐:yutong',
    '王:wang 李:li 张:zhang 陈:chen 杨:yang 赵:zhao 欧阳:ouyang',
  ),
  pool(
    4,
    '美咲:misaki 陽菜:hina 蓮:ren 大翔:hiroto さくら:sakura 健太:kenta 葵:aoi 翔太:shota',
    '佐藤:sato 鈴木:suzuki 高橋:takahashi 田中:tanaka 渡辺:watanabe 小林:kobayashi',
  ),
  pool(2, '민준:minjun 서연:seoyeon 지우:jiwoo 하은:haeun 도윤:doyun', '김:kim 이:lee 박:park 최:choi 정:jung'),
  pool(2, 'अमित:amit दीपिका:deepika प्रिया:priya रोहन:rohan सुनीता:sunita', 'गुप्ता:gupta जोशी:joshi पटेल:patel शर्मा:sharma सिंह:singh'),
  pool(1, 'กมล:kamon ณัฐพล:nattapon สุดา:suda อรทัย:orathai', 'แก้วมณี:kaewmanee ทองดี:thongdee ศรีสุข:srisuk'),
];

/** Names with a space between them; `written:latin` where they differ in more than their case. */
function pool(share: number, given: string, family: string): NamePool {
  return { share, given: given.split(' ').map(readName), family: family.split(' ').map(readName) };
}

function readName(text: string): WrittenName {
  const [written = '', latin = written.toLowerCase()] = text.split(':');
  return { written, latin };
}
