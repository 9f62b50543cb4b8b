/**
 * Words found in column names, grouped by what they tell about the values, in all languages of the chat. An entry is one word, or several
 * joined by `_`. It matches anywhere in a name; with `^` only at the beginning, with `$` only at the end. `-` on one side lets it match
 * part of a longer word there; `+` requires that. Latin letters are written without accents, Arabic words without the article.
 */
export const columnWords = {
  /** Differences from an earlier value or a plan, absolute or relative. */
  change:
    'change delta δ diff difference growth increase decrease uplift yoy mom wow qoq vs year_over_year month_over_month ' +
    'week_over_week -veranderung -abweichung -differenz -wachstum zuwachs anstieg ruckgang variacion crecimiento diferencia ' +
    'incremento evolution variation croissance ecart progression variazione crescita scostamento differenza variacao crescimento ' +
    'diferenca -groei verschil verandering afwijking stijging daling toename zmiana wzrost roznica spadek przyrost r_r m_m degisim ' +
    'degisimi artis artisi buyume fark farki שינוי צמיחה הפרש גידול تغيير تغير نمو فرق زيادة परिवर्तन वृद्धि अंतर बदलाव -増減- -差 ' +
    '-差異 -伸び率 -成長率 -増加率 -増加 -変化 -変化率 -증감- -성장률 -증가율 -변화율 -차이 -대비 同比- 环比- -增长 -增长率 -增幅 -增速 -变化 -增减 -涨幅 -跌幅 -差异',
  /** Values from an earlier period. */
  earlier:
    'previous prev prior last_year last_month last_week last_quarter last_period ly py vorjahr- vormonat- vorwoche- vorquartal- vorperiode- anterior pasado passado precedent ' +
    'precedente n_1 vorig vorige poprzedni poprzednia poprzedniego poprzednim zeszly ubiegly onceki gecen קודם קודמת שעבר سابق ' +
    'سابقة ماضي पिछला पिछली पिछले 前年- 昨年- 前月- 前期- 前回- 去年- 先月- 전년- 전월- 전기 작년- 지난- 上月- 上年- 上期- 上周-',
  /** Rates, averages, ranks, distinct counts and other values whose sum is meaningless, even if the name calls it a total. */
  level:
    // English, and what many languages share.
    'avg average averages mean median percentile quantile pct percent percentage perc ppt bps ratio ratios per distinct unique ' +
    'uniques cumulative cum running_total running_sum running_balance rolling ytd mtd qtd$ stddev stdev stddevpop std variance ' +
    'deviation ^min minimum max maximum lowest highest rate$ rates$ -score$ rating$ rank$ ranking index$ -share$ share_of age$ ' +
    'ages$ position$ latitude longitude lat lng lon temp humidity velocity latency ctr cvr cpc cpm cpa cpl cpv cpo cac roas roi ' +
    'roe roa irr aov arpu arppu arpa asp ltv clv cltv nps csat dau wau mau daily_active weekly_active monthly_active dso dpo mape ' +
    'rmse auc accuracy probability likelihood efficiency factor coefficient multiplier unit_cost unit_amount unit_value each$ ' +
    '+each$ percap capita diameter radius thickness elevation altitude pressure horsepower hp acceleration mpg bmi ph gpa iq cpi ' +
    'hdi gini eps dti msrp fico rpm fps glucose expectancy mortality unemployment ^open$ ^close$ ^high$ ^low$ adj_close lead_time ' +
    'leadtime response_time cycle_time wait_time waiting_time time_to days_to days_since hours_to days_overdue overdue_days ' +
    'days_late tenure coverage year_to_date ^p_value ' +
    // German and Dutch
    'durchschn- -durchschnitt mittelwert mittlere mittlerer ø prozent- -prozent +quote -anteil +nrate +srate +krate +hrate +lrate ' +
    '+errate +ngrate +sgrad +ngrad +egrad +index -faktor -kurs -kennzahl satz -steuersatz -stundensatz +ssatz -zinssatz alter ' +
    '+nalter +salter +ralter -temperatur -bewertung -zufriedenheit -rang -geschwindigkeit -dichte -verhaltnis -auslastung ' +
    '-haufigkeit -stufe -zugehorigkeit -lieferzeit +laufzeit -wartezeit -antwortzeit -reaktionszeit -bearbeitungszeit ' +
    '-verweildauer kumuliert kumulierte eindeutige gem gemiddeld gemiddelde -percentage procent +ratio -aandeel +ierate cijfer ' +
    '-rapportcijfer -beoordeling -waardering -leeftijd +graad -levertijd -doorlooptijd -wachttijd -tarief -koers unieke cumulatief ' +
    'temperatuur snelheid dichtheid verhouding -verzuim ' +
    // Spanish, Portuguese, French and Italian
    'promedio prom medio media_de media_del media_di mediana medie frecuencia frequencia frequenza frequence tasas porcentaje ' +
    'percentual percentuale porcentagem proporcion indice puntuacion puntaje pontuacao punteggio valoracion calificacion avaliacao ' +
    'valutazione voto edad idade age_moyen eta posicion posicao posizione classement classificacao participacion participacao ' +
    'incidenza cuota_de_mercado cuota_mercado quota_di quota_mercato tipo_de alicuota aliquota unicos unicas unici univoci ' +
    'distintos distinti distincts acumulado acumulada cumulato cumulata progressivo cumul cumule cumulee retraso atraso ritardo ' +
    'retard plazo prazo delai antiguedad anciennete rentabilidad rotacion rotatividade rotation rotazione velocidad velocidade ' +
    'vitesse velocita moy moyen moyenne moyens moyennes taux tasso tassi part_de part_du part_des pourcentage rendement cotacao ' +
    'cotizacion altura altitud hauteur largeur longueur altezza maximo minimo massimo unitario unitaria horario orario oraria ' +
    'horaire hourly ^p_icms ^p_ipi ^p_pis ^p_cofins ^v_un tempo_de ' +
    // Polish and Turkish
    'sr_czas sr_wartosc sr_cena sr_liczba srednia srednie sredni najwyzsz- najnizsz- maksymaln- minimaln- czestotliwosc przecietna ' +
    'przecietny odsetek udzial wskaznik wspolczynnik stopa stawka kurs ocena pozycja wiek unikalni unikalne unikalnych narastajaco ' +
    'skumulowany skumulowana skumulowane opoznienia opoznienie czas_dostawy czas_realizacji czas_oczekiwania rentownosc rotacja ' +
    'indeks na_klik na_klienta na_uzytkownika na_osobe na_sztuke na_zamowienie na_mieszkanca jednostkowy jednostkowa jednostkowe ' +
    'ort ortalama- ortalamasi en_yuksek en_dusuk maksimum basina medyan oran orani yuzde yuzdesi payi skor skoru puani sira sirasi ' +
    'yas yasi endeks endeksi kur kuru tekil benzersiz kumulatif gecikme teslimat_suresi yanit_suresi bekleme_suresi sicaklik hiz ' +
    'verimlilik birim ' +
    // Hebrew, Arabic without its article, and Hindi
    'ממוצע ממוצעת חציון אחוז אחוזי אחוזים שיעור נתח יחס מדד ציון דירוג גיל מיקום ייחודי ייחודיים ייחודיות מצטבר מצטברת שער פיגור ' +
    'איחור זמן_אספקה זמן_תגובה זמן_המתנה טמפרטורה מהירות תעריף ליחידה לכל متوسط معدل نسبة حصة وسيط مؤشر درجة تقييم ترتيب تصنيف عمر ' +
    'فريد فريدون فريدين فريدة تراكمي تراكمية تأخير مدة_تسليم كثافة سرعة حرارة كفاءة احتمال لكل تكلفة_وحدة औसत प्रतिशत दर अनुपात ' +
    'हिस्सेदारी हिस्सा अंक स्कोर रेटिंग रैंक रैंकिंग सूचकांक आयु उम्र तापमान अद्वितीय विशिष्ट संचयी विलंब देरी अधिकतम न्यूनतम ' +
    'प्रति डिलीवरी_समय ' +
    // Japanese, Korean and Chinese
    '-平均- -累計- -累積- -中央値 -最大- -最小- -最高- -最低- -偏差- -割合 -率 -比 -シェア -順位 -ランク -評価 -評点 -スコア -指数 -年齢 -温度 気温 -湿度 -速度 -密度 身長 体重 標高 緯度 経度 ' +
    '-レート -頻度 -ユニーク- uu uu数 リードタイム 納期 -待ち時間 -応答時間 -当たり- -あたり- -利回り -평균- -누적- -중앙값 -최대- -최소- -최고- -최저- -편차 -율 -률 -비중 -구성비 -순위 -랭킹 ' +
    '-평점 -점수 -지수 -나이 -연령 -온도 -습도 -속도 위도 경도 순방문- 고유- 유니크- -기간 -리드타임 -응답시간 -대기시간 -인당 -건당 -자당 -명당 -회당 -당비용- -당매출- -당수익- -밀도 -빈도 -금리 ' +
    '-均- 单位- -累计- 中位数- -标准差 -比例 -份额 -百分比 -排名 -名次 -评分 -得分 -年龄 纬度 经度 独立访- 去重- -每- -逾期-',
  /** Prices, and English nouns that modify others. They cannot be added up unless the name says that it is a total. */
  price:
    'price prices rate rates score rating rank index share age quality grade speed height width length depth temperature density ' +
    'frequency inflation quote note nota taxa taxas tasa puan -preis -preise precio precios preco precos prix prezzo prezzi -prijs ' +
    '-prijzen cena ceny fiyat fiyati מחיר سعر أسعار मूल्य दाम कीमत -単価 -価格 -値段 -단가 -가격 -판매가 -정가 -价 -价格',
  /** Levels if they are a percentage, amounts if they are money. */
  share:
    'margin margins +marge marge margen margem margine marza marj marji -spanne retention churn conversion utilization utilisation ' +
    'util occupancy uptime yield penetration מרווח هامش मार्जिन マージン 마진',
  /** Totals and sums, whatever they add up. */
  total:
    'total totals sum subtotal amount amt gesamt- summe summen- +summe -betrag montant importe importo suma somme somma soma valor ' +
    'kwota laczna laczny lacznie razem calkowity calkowita toplam tutar tutari totale totaal- -bedrag סהכ סך סכום إجمالي مجموع ' +
    'مبلغ رقم_أعمال कुल राशि योग्य -合計- 総- -金額 -額 -합계- 총- -금액 -액 -合计 总- -额 taxa_de_entrega taxa_de_servico taxa_de_frete',
  /** Counts. At the beginning or end of a name, they decide its kind. */
  count:
    'count$ counts$ cnt$ qty$ quantity$ ^count ^num ^number_of ^no_of ^cnt -anzahl ^nombre ^cantidad ^quantidade ^qtd ^aantal ' +
    '-aantal ^liczba ^ilosc sayisi$ adedi$ adet$ ^عدد ^כמות -数$ -量$ -수$ -수량$ -건수$ की_संख्या$',
  /** Amounts whose values are never years. */
  amount:
    'revenue sales orders sessions visits visitors users customers views clicks leads hits units cost costs profit spend stock ' +
    'inventory income expenses tax fee fees balance quantity -umsatz -erlos -kosten -menge -bestand ventas ingresos coste costo ' +
    'ventes quantite ca vendite ricavi fatturato quantita vendas receita faturamento custo omzet kosten voorraad przychod ' +
    'przychody koszt sprzedaz ilosc satis ciro stok miktar gelir maliyet مبيعات إيرادات كمية مخزون تكلفة הכנסות מכירות מלאי עלות ' +
    'बिक्री राजस्व मात्रा लागत -売上- -在庫- 数量 -費 -費用 -利益 -매출- -재고- -수량 -비용 -이익 -销售- -库存- -费 -费用 -收入 -利润',
  /** Ids, codes and versions, at the end of a name. */
  code:
    'id$ +erid$ +tid$ +sid$ +nid$ +eid$ +yid$ uid$ uuid$ +number$ key$ sku$ ean$ upc$ gtin$ asin$ isbn$ imei$ iban$ vin$ -code$ ' +
    'zip$ -phone$ fax$ -plz$ ^cp$ ^cap$ cep$ build_number$ build$ -last4$ gl_account$ +nummer$ +nr$ -kennung$ -schluessel$ ' +
    '-schlussel$ -postleitzahl$ -telefon$ +konto$ -kostenstelle$ kostenplaats$ grootboekrekening$ nip$ nif$ nie$ cif$ cuit$ dni$ ' +
    'rut$ cnpj$ cpf$ siret$ siren$ regon$ pesel$ krs$ tckn$ vkn$ bsn$ hsn$ pan$ cfop$ ncm$ cst$ cprod$ ^n_nf$ ^serie$ kodu$ ' +
    'codigo$ codice$ kod$ identifiant$ identificador$ identificativo$ identyfikator$ telefono$ telefone$ telephone$ matricula$ ' +
    'matricola$ partita_iva$ numara$ numarasi$ numer$ compte_general$ cuenta_contable$ معرف$ رمز$ كود$ هاتف$ جوال$ מזהה$ קוד$ ' +
    'הקוד$ מיקוד$ טלפון$ नंबर$ क्रमांक$ कोड$ आईडी$ पिनकोड$ चालान_संख्या$ खाता_संख्या$ -番号$ -コード$ -号$ -番$ -电话$ -号码$ -编号$ -编码$ -代码$ ' +
    '-邮编$ -条码$ -번호$ -번$ -코드$ -아이디$ -식별자$ -전화$ -電話$',
  /** Ids, at the beginning of a name of several words. */
  leadingCode: '^id ^codigo ^codice ^code ^kod ^identifiant ^identificador ^numer ^nr ^رقم ^رمز ^كود ^معرف ^קוד ^מזהה',
  /** An identifier if a singular follows (`número de cliente`), a count if a plural does (`número de pedidos`). */
  numberOf: '^numero ^מספר',
  year:
    'year yr fy cy -jahr -jaar ano annee anno rok roku rocznik yil yili exercice ejercicio esercizio exercicio anio vintage سنة ' +
    'عام שנה שנת वर्ष साल -年 -年度 -年份 -연도 -년도 -년',
  /** Dates and parts of a year or day, at the end of a name. */
  period:
    'month$ quarter$ qtr$ week$ weekday$ hour$ day$ dow$ date$ datum$ period$ -monat$ -quartal$ -woche$ -wochentag$ -stunde$ -tag$ ' +
    '-periode$ kw$ mes$ trimestre$ semana$ hora$ dia$ mois$ semaine$ heure$ jour$ mese$ settimana$ ora$ giorno$ -maand$ -kwartaal$ ' +
    '-week$ -weeknummer$ uur$ dag$ miesiac$ kwartal$ tydzien$ godzina$ dzien$ ay$ hafta$ ceyrek$ saat$ gun$ חודש$ רבעון$ שבוע$ ' +
    'שעה$ יום$ شهر$ ربع$ أسبوع$ ساعة$ يوم$ महीना$ माह$ तिमाही$ सप्ताह$ घंटा$ -月$ -週$ -週番号$ -四半期$ -時間帯$ -曜日$ -日付$ -月份$ -季度$ -周$ ' +
    '-小时$ -월$ -분기$ -주$ -주차$ -시간대$ -요일$ day_of_week$ hour_of_day$ of_month$ of_year$',
  /** Times, if the numbers are Unix times. */
  timestamp: 'at$ ts$ created updated timestamp time date epoch',
  /** Flags stored as 0 and 1 in warehouses without booleans. */
  flag: '^is ^has ^ist ^flag flag$ ^can',
} as const;
