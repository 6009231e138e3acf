import { fold } from '../lib/fold.ts'

/**
 * How the web names its pages about reaching and knowing people, by language. A term matches where a word begins, so
 * that `kontakt` finds Kontaktformular; one that ends in `.` matches a whole word only. Latin letters lack accents here.
 */
const CONTACT = `
  contact; get in touch; reach us; find us; imprint.; enquir; inquir; locations.; offices.; branches.; directions.; call us; write to us;
  kontakt; impressum; ansprechpartner; anfahrt; standort; niederlassung; rechtliche angaben;
  contactez; nous contacter; nous joindre; mentions legales; coordonnees; nos agences; nos bureaux; plan d acces;
  contacto; contactanos; contactenos; aviso legal; donde estamos; oficinas.; sucursales; delegaciones;
  contato; fale conosco; onde estamos; contatt; note legali; dove siamo; sedi.; colofon; vestigingen;
  yhteystiedot; ota yhteytta; hitta oss; finn oss; find os; kapcsolat; elerhetoseg; impresszum; contacte; iletisim; bize ulasin; kunye.;
  επικοινωνια; контакт; связаться; обратная связь; реквизиты; зв язок; kontakty; svyaz; lien he; hubungi; kontak.; toiawase; lianxi;
  צור קשר; יצירת קשר; اتصل; تواصل معنا; تماس با`
const ABOUT = `
  about.; about us; who we are; our company; company profile; company.; our story; team.; teams.; meet the; staff.; people.; our people; leadership;
  management.; board of directors; directors.; employees; crew.; attorneys; lawyers; doctors; physicians; faculty.; founders; our experts;
  agents.; legal notice; press contact; directory.; partners.;
  uber uns; ueber uns; wir uber uns; mitarbeiter; unternehmen.; vorstand; geschaftsfuhrung; geschaeftsfuehrung; belegschaft;
  a propos; qui sommes nous; equipe; notre societe; l entreprise; collaborateurs;
  acerca de; quienes somos; sobre.; nosotros.; equipo; nuestra empresa; la empresa; directorio; organigrama;
  quem somos; equipa; a empresa; chi siamo; azienda.; lo staff; la squadra; il team; over ons; wie zijn wij; medewerkers; ons team;
  om oss; om os; medarbetare; medarbejdere; ansatte; tietoa meista; henkilosto; o nas; o firmie; zespol; o spolecnosti; nas tym;
  rolunk; munkatarsak; csapat; despre.; despre noi; echipa; hakkimizda; kurumsal; ekibimiz; σχετικα; ποιοι ειμαστε; η εταιρεια; ομαδα;
  о компании; о нас; о фирме; команда; сотрудники; руководство; про нас; про компан; за нас; o kompanii; ve chung toi; gioi thieu; tentang;
  gaiyo; kaisha; guanyu; אודות; הצוות; من نحن; عن الشركة; فريق; درباره ما`
/** Scripts without blanks between words: these match anywhere. */
const CONTACT_ANYWHERE =
  /联系|联络|聯絡|聯繫|問い?合わ?せ|連絡先|アクセス|拠点|事業所|特定商取引|문의|연락처|오시는|ติดต่อ|संपर्क|সম্পর্ক|தொடர்பு/
const ABOUT_ANYWHERE =
  /关于|關於|公司简介|公司簡介|公司概况|团队|團隊|会社概要|会社案内|会社情報|企業情報|企業概要|スタッフ|役員|회사 ?소개|기업 ?소개|임직원|조직도|เกี่ยวกับ|हमारे बारे/

const contactTerm = matcherOf(CONTACT)
const aboutTerm = matcherOf(ABOUT)

/** What folded text names: a page for reaching people, one about them, or neither. */
export function contactKindOf(folded: string): 'contact' | 'about' | null {
  if (contactTerm.test(folded) || CONTACT_ANYWHERE.test(folded)) return 'contact'
  return aboutTerm.test(folded) || ABOUT_ANYWHERE.test(folded) ? 'about' : null
}

function matcherOf(terms: string): RegExp {
  const patterns = terms.split(';').map((term) => fold(term) + (term.trim().endsWith('.') ? '(?![\\p{L}\\p{M}])' : ''))
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${patterns.join('|')})`, 'u')
}
