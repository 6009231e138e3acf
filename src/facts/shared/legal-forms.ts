import type { LegalForms } from '../country.ts'

/** The British Isles. */
export const BRITISH_FORMS: LegalForms = {
  forms:
    'Ltd. | Limited | P.L.C. | Unlimited Company | Designated Activity Company | ' +
    'Company Limited by Guarantee | Community Interest Company | Charitable Incorporated Organisation | ' +
    'Cyfyngedig | =Cyf | =CYF | Teoranta',
  ambiguous: 'CIC | C.I.C. | CIO | CLG | DAC | LP | UC | ULC | Teo.',
}

/** German. */
export const GERMAN_FORMS: LegalForms = {
  forms:
    'GmbH & Co. KG | GmbH & Co. KGaA | GmbH & Co. OHG | GmbH & Cie. KG | UG (haftungsbeschränkt) & Co. KG | ' +
    'AG & Co. KG | AG & Co. KGaA | SE & Co. KG | SE & Co. KGaA | GmbH | G.m.b.H. | gGmbH | ' +
    'gemeinnützige GmbH | mbH | mbH & Co. KG | UG (haftungsbeschränkt) | UG haftungsbeschränkt | ' +
    'Unternehmergesellschaft (haftungsbeschränkt) | gUG (haftungsbeschränkt) | KGaA | Kommanditgesellschaft | ' +
    'Aktiengesellschaft | OHG | GbR | GesbR | PartG | PartGmbB | PartG mbB | eGbR | e.V. | e.K. | e.Kfm. | ' +
    'e.Kfr. | e.U. | Ges.m.b.H. | Ges.m.b.H. & Co. KG | gAG | =gUG | =FlexCo | =FlexKapG | eGen | ' +
    'Reg.Gen.m.b.H. | Co. KG | & Co. KG | Sàrl | Sagl',
  ambiguous: 'OG | AöR | KdöR | KöR | K.d.ö.R. | A.d.ö.R. | KlG | Anstalt | Trust reg.',
  known: 'AG | KG | SE | eG | UG',
  prefixes: 'Fa. | Firma | Stiftung',
  soleTraders: 'e.K. | e.Kfm. | e.Kfr. | e.U. | Fa. | Firma',
  writtenOut:
    'Gesellschaft mit beschränkter Haftung = GmbH | ' +
    'gemeinnützige Gesellschaft mit beschränkter Haftung = gGmbH | Gesellschaft bürgerlichen Rechts = GbR',
}

/** French. */
export const FRENCH_FORMS: LegalForms = {
  forms:
    'S.A.R.L. | =SARL AU | S.à r.l. | S.à.r.l. | S.A.S.U. | E.U.R.L. | S.E.L.A.R.L. | SUARL | SARLU | ' +
    'S.E.L.A.S. | G.A.E.C. | S.C.R.L. | SARL-S | S.A.R.L.-S | S.à r.l.-S',
  ambiguous:
    'S.A.S. | SNC | S.N.C. | SCP | GIE | SCA | SCS | SCEA | Scop | S.C.O.P. | SCM | EARL | E.A.R.L. | SCIC | ' +
    'A.S.B.L. | S.C.A. | S.C.S. | S.e.c.s. | SCSp | SICAV',
  known: 'SA | S.A. | SAS | SCI | SCOP',
  prefixes: 'SARL | EURL | SAS | SASU | SCI | SCP | SELARL | GAEC | EARL | SNC | Ets | Ets. | Éts | Établissements',
  writtenOut: 'Société à Responsabilité Limitée = SARL | Société Anonyme = SA | Société par Actions Simplifiée = SAS',
}

/** Dutch and Flemish. */
export const DUTCH_FORMS: LegalForms = {
  forms:
    'B.V.B.A. | S.P.R.L. | S.P.R.L.U. | A.S.B.L. | V.Z.W. | C.V.B.A. | V.O.F. | SA/NV | NV/SA | Comm.V. | ' +
    'B.V. | =N.V. | =n.v. | Coöperatief U.A. | I.V.Z.W. | A.I.S.B.L.',
  ambiguous: 'CV | C.V. | GCV | U.A.',
  known: 'BV | NV',
  prefixes: 'Stichting | Vereniging | Coöperatie',
  writtenOut: 'Besloten Vennootschap = BV | Naamloze Vennootschap = NV',
}

/** Italian. */
export const ITALIAN_FORMS: LegalForms = {
  forms:
    'S.r.l. | S.r.l.s. | =S.p.A. | =s.p.a. | =S.P.A. | =S.p.a. | =SpA | S.n.c. | =S.a.s. | =s.a.s. | ' +
    'S.r.l. unipersonale | S.a.p.a. | S.c.a.r.l. | S.c.r.l. | Soc. Coop. | Soc. Coop. a r.l. | ' +
    'Società Cooperativa | Società Cooperativa Sociale | società cooperativa | società cooperativa sociale | ' +
    'S.c.p.A. | =S.p.A. a socio unico | O.N.L.U.S.',
  ambiguous:
    'Spa | SPA | SAS | Sas | sas | S.A.S. | SNC | Snc | SS | S.S. | APS | A.P.S. | ASD | A.S.D. | S.S.D. | STA',
  writtenOut:
    'società a responsabilità limitata = Srl | Società a Responsabilità Limitata = Srl | ' +
    'società per azioni = SpA | Società per Azioni = SpA | Società in nome collettivo = Snc',
}

/** Portuguese. */
export const PORTUGUESE_FORMS: LegalForms = {
  forms:
    'Ltda. | Ltda. ME | Ltda. - ME | Ltda. EPP | LTDA - EPP | S/A | S.A. | EIRELI | EIRELI - ME | Eireli ME | ' +
    'Lda. | Unipessoal Lda. | Unipessoal, Lda. | S.G.P.S., S.A. | SGPS | S/C Ltda. | EIRELI - EPP | Eireli EPP',
  ambiguous: 'SA | ME | MEI | C.R.L. | CRL | E.P.E. | I.P.S.S. | S/S',
  known: 'EPP',
  soleTraders: 'ME | MEI',
  writtenOut:
    'Sociedade Anônima = SA | Sociedade Anónima = SA | Sociedade Limitada = Lda | ' +
    'Sociedade Unipessoal Limitada = Unipessoal Lda',
}

/** Swedish and Finnish. */
export const SWEDISH_FORMS: LegalForms = {
  forms:
    'AB (publ) | Aktiebolag | Handelsbolag | Ek. för. | Oyj | Oyj Abp | Oy Ab | Oy | Ab Oy | Osk. | Tmi | ' +
    'Kommanditbolag',
  ambiguous: 'HB | KB | Ab | Ay | Ky | Ry | r.y. | ry | r.f.',
  known: 'AB',
  prefixes: 'Oy | AB | Tmi',
  soleTraders: 'Tmi',
  writtenOut: 'osakeyhtiö = Oy',
}

/** Icelandic and Faroese. */
export const ICELANDIC_FORMS: LegalForms = {
  forms: 'ehf. | ohf. | slhf. | Sp/f',
  ambiguous: 'hf. | sf. | P/F',
  writtenOut: 'einkahlutafélag = ehf.',
}

/** The Baltic countries. */
export const BALTIC_FORMS: LegalForms = {
  forms: '=OÜ | =UAB | =SIA | =VšĮ | =MTÜ',
  ambiguous: 'TÜ | UÜ | FIE | SA | AS | AB | MB | IĮ | TŪB | IK',
  prefixes: 'UAB | SIA | OÜ | AS | AB | MB | VšĮ | MTÜ | TÜ | SA | IK | IĮ | VĮ | TŪB | A/S',
  soleTraders: 'FIE | IK | IĮ',
  writtenOut: 'osaühing = OÜ | aktsiaselts = AS',
  writtenOutBefore:
    'uždaroji akcinė bendrovė = UAB | sabiedrība ar ierobežotu atbildību = SIA | osaühing = OÜ | ' + 'aktsiaselts = AS',
}

/** Czech and Slovak. */
export const CZECHOSLOVAK_FORMS: LegalForms = {
  forms:
    's.r.o. | spol. s r.o. | spol. s.r.o. | společnost s ručením omezeným | spoločnosť s ručením obmedzeným | ' +
    'a.s. | v.o.s. | =o.p.s. | =o. p. s. | akciová společnost',
  ambiguous: 'k.s. | z.s. | z.ú. | n.o. | o.z. | s.p.',
  writtenOut:
    'akciová společnost = a.s. | akciová spoločnosť = a.s. | veřejná obchodní společnost = v.o.s. | ' +
    'verejná obchodná spoločnosť = v.o.s.',
}

/** The former Yugoslavia. */
export const SOUTH_SLAVIC_FORMS: LegalForms = {
  forms: 'd.o.o. | j.d.o.o. | d.o.o.e.l. | д.о.о. | д.о.о.е.л.',
  ambiguous: 'AD | s.p. | d.d. | k.d. | d.n.o. | a.d. | o.d. | z.o.o. | z.b.o. | а.д. | АД',
  prefixes: 'obrt | Obrt',
  soleTraders: 's.p. | obrt',
  quoted: 'ДОО | ДООЕЛ | АД',
  writtenOut: 'društvo s ograničenom odgovornošću = d.o.o. | družba z omejeno odgovornostjo = d.o.o.',
}

/** Romanian. */
export const ROMANIAN_FORMS: LegalForms = {
  forms: 'S.R.L. | S.R.L.-D | S.A.',
  ambiguous: 'SA | PFA | P.F.A. | S.C.A. | S.C.S. | S.N.C. | Î.I. | ÎI',
  prefixes: 'S.C. | SC | Î.C.S. | Î.M. | ÎM | Î.S.',
  soleTraders: 'PFA | Î.I. | ÎI',
  writtenOut: 'societate cu răspundere limitată = SRL | Societate cu Răspundere Limitată = SRL',
}

/** Greek. */
export const GREEK_FORMS: LegalForms = {
  forms:
    'Α.Ε. | Ε.Π.Ε. | Ι.Κ.Ε. | Ο.Ε. | Ε.Ε. | Α.Β.Ε.Ε. | Μ.Ι.Κ.Ε. | ΑΕ | ΕΠΕ | ΙΚΕ | ΟΕ | ΜΟΝΟΠΡΟΣΩΠΗ Ι.Κ.Ε. | ' +
    'E.P.E. | I.K.E. | A.B.E.E. | Μον. Ι.Κ.Ε. | =Λτδ | =ΛΤΔ | =Λίμιτεδ',
  ambiguous: 'A.E. | O.E. | SA | S.A. | AE | ΕΕ',
  writtenOut: 'Ανώνυμη Εταιρεία = ΑΕ | Εταιρεία Περιορισμένης Ευθύνης = ΕΠΕ | Ιδιωτική Κεφαλαιουχική Εταιρεία = ΙΚΕ',
}

/** Albanian. */
export const ALBANIAN_FORMS: LegalForms = {
  forms: 'Sh.p.k. | =Sh.A. | =Sh.a. | =SH.A. | =sh.a.',
  ambiguous: 'SHA',
}

/** English forms in post-Soviet countries. */
export const POST_SOVIET_LATIN_FORMS: LegalForms = {
  quoted: 'LLC | JSC | PJSC | OJSC | CJSC',
}

/** Russian and Ukrainian forms, known in all post-Soviet countries that use Cyrillic. */
export const POST_SOVIET_FORMS: LegalForms = {
  prefixes:
    'ООО | ОАО | ЗАО | ПАО | НАО | АО | ИП | ТОО | ТОВ | ТзОВ | ПрАТ | ПАТ | АТ | ФОП | ЧП | ПП | ЧУП | УП | ' +
    'ОДО | ГУП | МУП | ФГУП | ФГБУ | ФГБОУ ВО | ГБУ | МБУ | МБОУ | АНО | НКО | СПАО | ГБУЗ | РУП | СООО | ' +
    'OOO | OAO | ZAO | PAO | TOV | ИП ООО',
  soleTraders: 'ИП | ФОП',
  quoted:
    'КП | ДП | ТДВ | КНП | ГО | БО | БФ | НВП | НВО | ВАТ | ЗАТ | КЗ | ДНЗ | ЗДО | СФГ | ФГ | ОСББ | ВКФ | ' +
    'СТОВ | ПСП | КУ | ДУ | МКУ | МАУ | МУ | МБДОУ | МАДОУ | МДОУ | МАОУ | МКОУ | МОУ | ГКУ | ГАУ | ГУ | ' +
    'ФГУ | ФКУ | ФГАОУ ВО | ФГАУ | ФГБУН | ГБОУ | ГАОУ | ГАПОУ | ГБПОУ | ГОУ | ЧОУ | НОУ | ОГБУ | КГБУ | ' +
    'НПО | НПП | НПФ | НПК | ТСЖ | ТСН | СНТ | КФХ | СПК | УК | ТД | ГК | КБ | АКБ | ЧОП | ЖШС | АҚ | КММ | ' +
    'КГП | РГП | ГКП | КГУ | КУП | ЧТУП | ИООО | ИЧУП | УО | СП',
  writtenOutBefore:
    'общество с ограниченной ответственностью = ООО | акционерное общество = АО | ' +
    'открытое акционерное общество = ОАО | закрытое акционерное общество = ЗАО | ' +
    'публичное акционерное общество = ПАО | непубличное акционерное общество = НАО | ' +
    'товарищество с ограниченной ответственностью = ТОО | товариство з обмеженою відповідальністю = ТОВ | ' +
    'приватне акціонерне товариство = ПрАТ | публічне акціонерне товариство = ПАТ | ' +
    'акціонерне товариство = АТ | приватне підприємство = ПП | таварыства з абмежаванай адказнасцю = ТАА',
}

/** North America, and countries that follow its law. */
export const AMERICAN_FORMS: LegalForms = {
  forms:
    'Inc. | Incorporated | L.L.C. | Corp. | Corporation | L.L.P. | P.L.L.C. | L.L.L.P. | Ltée | ' +
    'A Professional Corporation | A Professional Law Corporation | A Professional Association | Ltd. Co. | ' +
    'Co., Inc.',
  ambiguous:
    'LP | L.P. | PC | P.C. | P.A. | N.A. | Co. | P.S.C. | PSC | ULC | PBC | L3C | APC | A.P.C. | APLC | OPC | ' +
    'Limitée',
}

/** African countries with English law. */
export const ENGLISH_AFRICAN_FORMS: LegalForms = {
  forms:
    'Nigeria Limited | Nig. Ltd. | (Nig.) Ltd. | (Nigeria) Limited | Ghana Limited | Ltd/Gte | LTD/GTE | ' + 'Ltd/GTE',
  ambiguous: 'LBG',
}

/** South Asia. */
export const SOUTH_ASIAN_FORMS: LegalForms = {
  forms:
    'Pvt. Ltd. | Private Limited | Private Ltd. | Pvt. Limited | (P) Ltd. | (P) Limited | (Pvt.) Ltd. | ' +
    '(Pvt) Limited | (Private) Limited | (OPC) Pvt. Ltd. | Public Limited Company',
}

/** Australia and New Zealand. */
export const AUSTRALASIAN_FORMS: LegalForms = {
  forms: 'Pty. Ltd. | Pty. Limited | Proprietary Limited',
  ambiguous: 'P/L | Pty',
}

/** Southern Africa. */
export const SOUTHERN_AFRICAN_FORMS: LegalForms = {
  forms: '(Pty) Ltd. | (Pty) Limited | (Proprietary) Limited | (RF) Ltd. | SOC Ltd.',
  ambiguous: 'CC | NPC',
}

/** Malay. */
export const MALAY_FORMS: LegalForms = {
  forms: 'Sdn. Bhd. | Berhad | Bhd.',
  ambiguous: 'PLT',
}

/** English forms of East Asian companies. */
export const ASIAN_ENGLISH_FORMS: LegalForms = {
  forms:
    'Co., Ltd. | Co. Ltd. | Co., Limited | Public Company Limited | Company Limited | Company Ltd. | K.K. | ' +
    'G.K. | Public Co., Ltd. | JSC | Joint Stock Company | Ltd., Part.',
  ambiguous: 'PCL | KK | Limited Partnership',
  writtenOut: 'Kabushiki Kaisha = K.K. | Kabushiki Gaisha = K.K. | Godo Kaisha = G.K.',
  writtenOutBefore: 'Kabushiki Kaisha = K.K. | Kabushiki Gaisha = K.K. | Godo Kaisha = G.K.',
}

/** Arabia, Jordan, Egypt and Lebanon, in Latin letters. */
export const GULF_FORMS: LegalForms = {
  forms:
    'LLC FZE | FZE | FZCO | FZ-LLC | FZ LLC | LLC-FZ | L.L.C-FZ | L.L.C.-FZ | (L.L.C.) | DMCC | DWC-LLC | ' +
    'W.L.L. | PJSC | P.J.S.C. | K.S.C.C. | Q.S.C. | =B.S.C. | =BSC | =S.A.L. | =B.S.C. (c) | =BSC (c) | ' +
    '=B.S.C. (Closed) | S.A.O.G. | S.A.O.C. | S.A.E. | ش.م.م | ذ.م.م | Q.P.S.C.',
  ambiguous: 'Est. | FZC | SPC | KSC | K.S.C. | PSC | SAL',
}

/** Arabic. */
export const ARABIC_FORMS: LegalForms = {
  prefixes: 'شركة | مؤسسة | لشركة | وشركة | بشركة | لمؤسسة',
}

/** Persian. */
export const PERSIAN_FORMS: LegalForms = {
  forms:
    '(سهامی خاص) | (سهامی عام) | (با مسئولیت محدود) | (مسئولیت محدود) | سهامی خاص | سهامی عام | ' + 'با مسئولیت محدود',
  prefixes: 'شرکت',
}

/** Spanish America. */
export const LATIN_AMERICAN_FORMS: LegalForms = {
  forms:
    'S.A. de C.V. | SA de CV | S. de R.L. de C.V. | S. de R.L. | S.A.P.I. de C.V. | S.A.B. de C.V. | ' +
    'S.A.S. de C.V. | =S.A.S. | S.A.C. | E.I.R.L. | Ltda. | Cía. Ltda. | Cia. Ltda. | S.R.L. | S.A. | ' +
    '=S.A.A. | S.A.I.C. | C. por A. | S. en C. | Sociedad por Acciones Simplificada',
  ambiguous: 'SA | SAS | SC | S.C. | A.C. | I.A.P. | C.A. | SAC | E.S.P. | S.H. | SPA | S.C.A. | E.A.S.',
  writtenOut: 'Sociedad de Responsabilidad Limitada = SRL | Sociedad Anónima de Capital Variable = SA de CV',
}

/** The Caucasus, Mongolia and Uzbekistan. */
export const CAUCASIAN_FORMS: LegalForms = {
  forms: 'CJSC | OJSC | =ՍՊԸ | =ՓԲԸ | =ԲԲԸ | =ХХК',
  ambiguous: 'MMC | ASC | QSC | МЧЖ | АЖ | ХК | MChJ | MCHJ | AJ',
  prefixes: 'შპს | სს | ააიპ',
}

/** Chinese, simplified and traditional. */
export const CHINESE_FORMS: LegalForms = {
  touching:
    '財團法人 | 社團法人 | 股份有限公司 | 有限责任公司 | 集团有限公司 | 集團有限公司 | 有限公司 | 股份公司 | 集团公司 | 合伙企业 | 律师事务所 | 律師事務所 | 会计师事务所 | 會計師事務所',
}
