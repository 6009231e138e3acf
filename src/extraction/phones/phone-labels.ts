import type { FindingDetail } from '../finding.ts'
import { plainRegisterLabels } from '../register-labels.ts'

/**
 * What a word beside a number says about it: what a phone is for, `weak` when it belongs to contacts without naming a
 * phone, `other` when the number is no phone at all.
 */
export type LabelKind = NonNullable<FindingDetail['phoneKind']> | 'weak' | 'other'

/**
 * Words that stand before phone numbers, in lower case. `_` stands for up to 14 letters more, so that compounds such as
 * `Servicetelefon` and inflected forms need no entries of their own; `+` joins two words. English writes its compounds apart,
 * and what ends in `phone` there is a thing: iPhone, headphone, saxophone.
 */
export const PHONE_WORDS: Readonly<Record<Exclude<LabelKind, 'other'>, string>> = {
  fax: `fax fax_ telefax_ telecopie_ télécopie_ télécopieur facsimile facsímile fx faks _faks факс факсы факсу телефакс_ φαξ φάξ
    فاكس الفاكس فکس فیکس تلفاكس تليفاكس ناسوخ نمابر دورنگار פקס הפקס โทรสาร แฟกซ์ แฟ็กซ์ फैक्स फ़ैक्स ফ্যাক্স ფაქსი ֆաքս`,
  mobile: `mobile mobiles mob mobil mobilnummer mobiltelefon_ mobiele mobiel mobiles_ cell cells cellphone_ cellular cellulare
    cellulari cel celular celulares handy handynummer handphone gsm natel portable móvil móv móviles movil telemóvel telemovel telem tlm
    kom komórka komórkowy komórk_ моб мобильн_ мобільн_ мобилен мобилни мобителен сот сотовый κινητό κιν mobitel mobilni mobilný mobilní
    cep+tel cep+telefonu matkapuhelin matkap hp di+động di+dong đtdđ มือถือ جوال الجوال جوّال موبايل الموبايل موبیل موبایل موبائل محمول المحمول نقال النقال خلوي خليوي همراه تلفن+همراه
    הנייד נייד סלולרי פלאפון मोबाइल मोबाईल মোবাইল ਮੋਬਾਈਲ மொபைல் โทรศัพท์มือถือ მობ მობილური բջջ ұялы sms text text+us`,
  whatsapp: `whatsapp_ whats+app whatsap whats zap zapzap wa wsp واتساب واتس واتس+اب واتس+آب وتساب וואטסאפ ווטסאפ ווצאפ วอตส์แอป ватсап_ вотсап_ viber вайбер`,
  voice: `tel tél téls tele telno telnr telephone telephones phone phones ph phn telefon_ _telefon _telefonnummer telefono
    telefoni teléfono_ telefonos telèfon telefone telefones telef telefs téléphone_ telephoon telefoon_ tālrunis talrunis telf telfs tlf tlfs tlfns tlfno tfno
    tfnos tfn tln tfon fon fono fonos fone fones puh puhelin_ vaihde sími simi guthán ffôn тел тлф телефон_ τηλ τηλέφωνο τηλέφωνα
    τηλεφ טל טלפון הטלפון هاتف الهاتف تلفون التلفون تليفون التليفون تلفن فون ٹیلیفون بدالة سنترال اتصل للاتصال फोन फ़ोन दूरभाष ফোন টেলিফোন ফোন+নম্বর தொலைபேசி ఫోన్ ഫോൺ ਫੋਨ ტელ ტელეფონი հեռ հեռախոս ទូរស័ព្ទ ໂທ ဖုန်း ስልክ утас tālr โทร โทรศัพท์ เบอร์โทร điện+thoại
    dien+thoai đt sđt sdt telp telpon telepon tlp dial ring call calls calling hotline _hotline helpline_ helpdesk infoline
    infolinia infolinka rufnummer anrufen anruf durchwahl zentrale telefonzentrale vermittlung centralino conmutador standard
    appelez appeler appelez-nous llame llámanos llamanos llámenos llamenos llamar ligue chiama chiamaci chiamate chiamare bel
    bellen zadzwoń dzwoń zavolejte volejte звоните дзвоніть ara arayın çağrı+merkezi müşteri+hizmetleri telefonla freephone freecall freefone tollfree toll-free toll+free
    switchboard landline landlines numéro+vert n°+vert numero+verde my+number our+number your+number contact+no contact+nos contact+number contact+numbers ddi
    växel växeln telefonväxel sentralbord omstilling skambinkite soita ring+oss pbx pabx direct+line direct+dial`,
  weak: `contact contacts contactez contacter kontakt contacto contato contatti contatto enquiries inquiries enquiry inquiry
    bookings booking book reservations reservation reservas reservierung réservation prenotazioni prenotazione appointments
    appointment ambulance emergency emergencies urgence urgences emergencia emergencias emergenza notfall notdienst support service
    office offices reception main headquarters sales secretary secretariat segreteria sekretariat secretaría secrétariat
    büro biuro ufficio oficina info information sav home work business fixe fijo fixo vast festnetz domicile
    direct reach line контакты приёмная приемная справки диспетчер регистратура للتواصل تواصل ثابت تماس رابطہ संपर्क যোগাযোগ צור+קשר ติดต่อ`,
}

/** Parts of East Asian labels and pictures of phones, which need no boundary around them. */
export const PHONE_SIGNS: Readonly<Record<'fax' | 'mobile' | 'voice' | 'weak', string>> = {
  fax: 'ファックス|ファクシミリ|ファクス|ｆａｘ|传真|傳真|팩스|📠|🖷',
  mobile: '携帯|手机|手機|行動電話|流動電話|휴대폰|휴대전화|핸드폰|모바일|📱|📲',
  voice:
    '電話|电话|でんわ|ｔｅｌ|直通|代表|フリーダイヤル|フリーコール|ナビダイヤル|热线|熱線|專線|专线|客服|座机|市話|전화|대표번호|고객센터|연락처|☎|☏|📞|✆|🕿|🕽',
  weak: '問い合わせ|問合せ|联系|聯絡|聯繫|문의|予約|預約',
}

/** One letter that stands for a label where a page lists several ways to reach somebody. */
export const LETTER_LABELS: Readonly<Record<string, LabelKind>> = {
  t: 'voice',
  p: 'voice',
  o: 'voice',
  d: 'voice',
  w: 'voice',
  h: 'voice',
  f: 'fax',
  m: 'mobile',
  c: 'mobile',
  т: 'voice',
  ф: 'fax',
  м: 'mobile',
  ت: 'voice',
  ف: 'fax',
  ج: 'mobile',
  م: 'mobile',
  ט: 'voice',
  פ: 'fax',
  נ: 'mobile',
  τ: 'voice',
  φ: 'fax',
  κ: 'mobile',
}

/** Words after which a number is something else: registers, taxes, banks, goods, books, places on Earth, versions. */
const WORDS_OF_OTHERS = `no nos nr num n° nº № # id ids uid
  order orders invoice rechnung bestellung commande facture factura fattura pedido ref refs reference referenz référence réf rif prot protocollo
  case ticket tracking batch build charge lot artikel art article item sku upc ean gtin asin mpn part model modell serial s/n sn p/n pn imei
  isbn issn ismn doi pmid pmcid arxiv patent patents oclc
  vatin ust ustid ustidnr stnr ape naf kvk-nr btw-nr
  cuf curp rut nit
  piva p.i p.iva/c.f iva cf c.f fiscale rea r.e.a fn fnr
  pan tan cin tin roc brn ssm npi ein fein duns naics
  sic ico ič dic mb бик р/с к/с едрпоу α.φ.μ γεμη
  registration registered register registernummer reg regno licence license licensed lic permit certificate fca frn sra gdc gmc nmls crd dre bre
  iban bic swift konto kontonummer kto ktonr blz bankgiro plusgiro pg account acct a/c sort routing aba rib bankleitzahl cuenta compte conto rachunek
  card visa mastercard amex zip plz postleitzahl cep cap cp c.p postal postcode zipcode pincode pin code codes индекс postnr p.o postfach apartado
  gps lat latitude lon lng longitude coordinates koordinaten version versions ver release rev revision page pages pp seite seiten vol volume issue
  total price preis prix precio prezzo cena population followers views visits downloads kapital stammkapital grundkapital capitale capital`
export const OTHER_WORDS = `${WORDS_OF_OTHERS} ${plainRegisterLabels()
  .map((label) => label.replaceAll(' ', '+'))
  .join(' ')}`

export const OTHER_SIGNS =
  '備案|备案|网安备|许可证|許可証|許可番号|登録番号|登記番号|法人番号|統一編號|統編|信用代码|사업자|통신판매|등록번호|資本金|注册资本|郵便番号|〒|邮编|우편번호|账号|帳號|口座番号|価格|税込'

/** What may follow any label: «Tel. no.», «Phone number», «電話番号». */
export const NUMBER_WORDS =
  'no nos nr nrs num number numbers nummer nummern numer numéro numero número nº n° номер номера # № 番号 번호 號碼 号码 號 号'
