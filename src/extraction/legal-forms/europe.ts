import type { LegalFormGroup } from './legal-form-group.ts'

/** Forms of Europe and of the countries that share its languages of law. */
export const EUROPEAN_FORMS: readonly LegalFormGroup[] = [
  {
    countries: 'GB IE',
    forms:
      'Ltd. | Limited | P.L.C. | Unlimited Company | Designated Activity Company | ' +
      'Company Limited by Guarantee | Community Interest Company | Charitable Incorporated Organisation | Cyfyngedig | ' +
      '=Cyf | =CYF | Teoranta',
    ambiguous: 'CIC | C.I.C. | CIO | CLG | DAC | LP | UC | ULC | Teo.',
  },
  {
    countries: 'DE AT CH LI LU',
    forms:
      'GmbH & Co. KG | GmbH & Co. KGaA | GmbH & Co. OHG | GmbH & Cie. KG | UG (haftungsbeschränkt) & Co. KG | ' +
      'AG & Co. KG | AG & Co. KGaA | SE & Co. KG | SE & Co. KGaA | GmbH | G.m.b.H. | gGmbH | gemeinnützige GmbH | mbH | ' +
      'mbH & Co. KG | UG (haftungsbeschränkt) | UG haftungsbeschränkt | ' +
      'Unternehmergesellschaft (haftungsbeschränkt) | gUG (haftungsbeschränkt) | KGaA | ' +
      'Kommanditgesellschaft | Aktiengesellschaft | OHG | GbR | GesbR | PartG | PartGmbB | PartG mbB | eGbR | ' +
      'e.V. | e.K. | e.Kfm. | e.Kfr. | e.U. | Ges.m.b.H. | Ges.m.b.H. & Co. KG | gAG | =gUG | =FlexCo | =FlexKapG | eGen | Reg.Gen.m.b.H. | ' +
      'Co. KG | & Co. KG | Sàrl | Sagl',
    ambiguous: 'OG | AöR | KdöR | KöR | K.d.ö.R. | A.d.ö.R. | KlG | Anstalt | Trust reg.',
    known: 'AG | KG | SE | eG | UG',
    prefixes: 'Fa. | Firma | Stiftung',
  },
  {
    countries: 'FR BE CH LU MC MA TN DZ SN CI CM CA',
    forms:
      'S.A.R.L. | =SARL AU | S.à r.l. | S.à.r.l. | S.A.S.U. | E.U.R.L. | S.E.L.A.R.L. | SUARL | ' +
      'SARLU | S.E.L.A.S. | G.A.E.C. | S.C.R.L.',
    ambiguous:
      'S.A.S. | SNC | S.N.C. | SCP | GIE | SCA | SCS | SCEA | Scop | S.C.O.P. | SCM | EARL | E.A.R.L. | SCIC | A.S.B.L. | ' +
      'S.C.A. | S.C.S. | S.e.c.s. | SCSp | SICAV',
    known: 'SA | S.A. | SAS | SCI | SCOP',
    prefixes: 'SARL | EURL | SAS | SASU | SCI | SCP | SELARL | GAEC | EARL | SNC | Ets | Ets. | Éts | Établissements',
  },
  {
    countries: 'BE NL SR CW',
    forms:
      'B.V.B.A. | S.P.R.L. | S.P.R.L.U. | A.S.B.L. | V.Z.W. | C.V.B.A. | V.O.F. | SA/NV | NV/SA | Comm.V. | ' +
      'B.V. | =N.V. | =n.v. | Coöperatief U.A. | I.V.Z.W. | A.I.S.B.L.',
    ambiguous: 'CV | C.V. | GCV | U.A.',
    known: 'BV | NV',
    prefixes: 'Stichting | Vereniging | Coöperatie',
  },
  {
    countries: 'IT SM',
    forms:
      'S.r.l. | S.r.l.s. | =S.p.A. | =s.p.a. | =S.P.A. | =S.p.a. | =SpA | S.n.c. | =S.a.s. | =s.a.s. | ' +
      'S.r.l. unipersonale | S.a.p.a. | S.c.a.r.l. | S.c.r.l. | ' +
      'Soc. Coop. | Soc. Coop. a r.l. | Società Cooperativa | Società Cooperativa Sociale | società cooperativa | ' +
      'società cooperativa sociale | S.c.p.A. | ' +
      '=S.p.A. a socio unico | O.N.L.U.S.',
    ambiguous:
      'Spa | SPA | SAS | Sas | sas | S.A.S. | SNC | Snc | SS | S.S. | APS | A.P.S. | ASD | A.S.D. | S.S.D. | STA',
  },
  {
    countries: 'ES',
    forms:
      'S.L.U. | S.A.U. | S.L. | S.A. | S.L.L. | S.L.P. | S.Coop. | S. Coop. | S.C.C.L. | ' +
      'S.L.N.E. | S. Coop. And. | Sociedad Limitada | Sociedad Anónima',
    ambiguous: 'SA | SAU | SC | S.C. | CB | C.B. | SLP | SCP | S.C.P. | SAD | S.A.D. | AIE | A.I.E.',
    known: 'SL',
  },
  {
    countries: 'BR PT AO MZ CV',
    forms:
      'Ltda. | Ltda. ME | Ltda. - ME | Ltda. EPP | LTDA - EPP | S/A | S.A. | EIRELI | EIRELI - ME | ' +
      'Eireli ME | Lda. | Unipessoal Lda. | Unipessoal, Lda. | S.G.P.S., S.A. | SGPS | ' +
      'S/C Ltda.',
    ambiguous: 'SA | ME | MEI | C.R.L. | CRL | E.P.E. | I.P.S.S. | S/S',
    known: 'EPP',
  },
  {
    countries: 'SE FI',
    forms:
      'AB (publ) | Aktiebolag | Handelsbolag | Ek. för. | Oyj | Oyj Abp | Oy Ab | Oy | Ab Oy | Osk. | Tmi | ' +
      'Kommanditbolag',
    ambiguous: 'HB | KB | Ab | Ay | Ky | Ry | r.y. | ry | r.f.',
    known: 'AB',
    prefixes: 'Oy | AB | Tmi',
  },
  {
    countries: 'DK',
    forms: 'A/S | ApS | A.M.B.A. | F.M.B.A. | Aktieselskab',
    ambiguous: 'I/S | K/S | P/S | IVS',
  },
  {
    countries: 'NO',
    forms: 'Aksjeselskap',
    ambiguous: 'DA | ANS | BA | SA | ENK | KS | NUF | IKS | BBL | HF | RHF',
    known: 'ASA | AS',
  },
  {
    countries: 'IS FO',
    forms: 'ehf. | ohf. | slhf. | Sp/f',
    ambiguous: 'hf. | sf. | P/F',
  },
  {
    countries: 'EE LV LT',
    forms: '=OÜ | =UAB | =SIA | =VšĮ | =MTÜ',
    ambiguous: 'TÜ | UÜ | FIE | SA | AS | AB | MB | IĮ | TŪB | IK',
    prefixes: 'UAB | SIA | OÜ | AS | AB | MB | VšĮ | MTÜ | TÜ | SA | IK | IĮ | VĮ | TŪB | A/S',
  },
  {
    countries: 'PL',
    forms:
      'sp. z o.o. | sp. z.o.o. | sp. z o.o. sp. k. | sp. z o.o. S.K.A. | sp. z o.o. sp.k. | Sp. z o. o. Sp. komandytowa | Spółka z o.o. | ' +
      'Spółka z ograniczoną odpowiedzialnością | Spółka Akcyjna | Spółka Jawna | Spółka Komandytowa | ' +
      'Spółka Cywilna | sp. j. | sp. k. | S.A.',
    ambiguous: 'SA | SJ | s.c. | sp. p. | Sp. p. | S.K.A. | P.S.A.',
    prefixes: 'P.P.H.U. | PPHU | P.H.U. | PHU | F.H.U. | FHU | P.P.U.H. | PPUH | P.U.H. | PUH',
    quoted:
      'F.H. | FH | F.U. | FU | P.W. | PW | P.H. | P.P. | Z.P.H. | ZPH | ZPHU | Z.P.H.U. | ZPU | Z.U. | ZU | B.R. | BR',
  },
  {
    countries: 'CZ SK',
    forms:
      's.r.o. | spol. s r.o. | spol. s.r.o. | společnost s ručením omezeným | ' +
      'spoločnosť s ručením obmedzeným | a.s. | v.o.s. | =o.p.s. | =o. p. s. | ' +
      'akciová společnost',
    ambiguous: 'k.s. | z.s. | z.ú. | n.o. | o.z. | s.p.',
  },
  {
    countries: 'SI HR BA RS ME MK',
    forms: 'd.o.o. | j.d.o.o. | d.o.o.e.l. | д.о.о. | д.о.о.е.л.',
    ambiguous: 'AD | s.p. | d.d. | k.d. | d.n.o. | a.d. | o.d. | z.o.o. | z.b.o. | а.д. | АД',
    prefixes: 'obrt | Obrt',
    quoted: 'ДОО | ДООЕЛ | АД',
  },
  {
    countries: 'HU',
    forms:
      'Kft. | Zrt. | Nyrt. | Kkt. | Kht. | Nonprofit Kft. | Korlátolt Felelősségű Társaság | ' +
      'Részvénytársaság | Betéti Társaság',
    ambiguous: 'Bt. | Rt. | Ev.',
  },
  {
    countries: 'RO MD',
    forms: 'S.R.L. | S.R.L.-D | S.A.',
    ambiguous: 'SA | PFA | P.F.A. | S.C.A. | S.C.S. | S.N.C. | Î.I. | ÎI',
    prefixes: 'S.C. | SC | Î.C.S. | Î.M. | ÎM | Î.S.',
  },
  {
    countries: 'BG',
    forms: '=EOOD | =ЕООД | =ООД | =ЕАД | =ДЗЗД | =АДСИЦ',
    ambiguous: 'EAD | AD | АД | ЕТ | ET',
    known: 'OOD',
    prefixes: 'ЕТ',
    quoted: 'ООД | ЕООД | ЕАД | АД',
  },
  {
    countries: 'GR CY',
    forms:
      'Α.Ε. | Ε.Π.Ε. | Ι.Κ.Ε. | Ο.Ε. | Ε.Ε. | Α.Β.Ε.Ε. | Μ.Ι.Κ.Ε. | ΑΕ | ΕΠΕ | ΙΚΕ | ΟΕ | ΜΟΝΟΠΡΟΣΩΠΗ Ι.Κ.Ε. | ' +
      'E.P.E. | I.K.E. | A.B.E.E. | Μον. Ι.Κ.Ε. | =Λτδ | =ΛΤΔ | =Λίμιτεδ',
    ambiguous: 'A.E. | O.E. | SA | S.A. | AE | ΕΕ',
  },
  {
    countries: 'TR',
    forms:
      'A.Ş. | Ltd. Şti. | Ltd. Sti. | San. ve Tic. A.Ş. | San. ve Tic. Ltd. Şti. | Sanayi ve Ticaret A.Ş. | ' +
      'Sanayi ve Ticaret Ltd. Şti. | Limited Şirketi | Anonim Şirketi | Tic. Ltd. Şti. | Tic. A.Ş. | ' +
      'TİC. LTD. ŞTİ. | TİC. A.Ş. | TİCARET LTD. ŞTİ. | TİCARET A.Ş. | LİMİTED ŞİRKETİ | ANONİM ŞİRKETİ | ' +
      'SANAYİ VE TİCARET LTD. ŞTİ. | SANAYİ VE TİCARET A.Ş. | SANAYİ VE TİCARET LİMİTED ŞİRKETİ | Kollektif Şirketi | ' +
      'Komandit Şirketi',
    ambiguous: 'AŞ | A.S.',
  },
  {
    countries: 'AL XK',
    forms: 'Sh.p.k. | =Sh.A. | =Sh.a. | =SH.A. | =sh.a.',
    ambiguous: 'SHA',
  },
  {
    countries: 'RU BY KZ KG UA UZ AZ AM GE TJ TM MD',
    quoted: 'LLC | JSC | PJSC | OJSC | CJSC',
  },
  {
    countries: 'RU BY KZ KG UA UZ',
    prefixes:
      'ООО | ОАО | ЗАО | ПАО | НАО | АО | ИП | ТОО | ТОВ | ТзОВ | ПрАТ | ПАТ | АТ | ФОП | ЧП | ПП | ЧУП | УП | ' +
      'ОДО | ГУП | МУП | ФГУП | ФГБУ | ФГБОУ ВО | ГБУ | МБУ | МБОУ | АНО | НКО | СПАО | ГБУЗ | РУП | СООО | ' +
      'OOO | OAO | ZAO | PAO | TOV | ИП ООО',
    quoted:
      'КП | ДП | ТДВ | КНП | ГО | БО | БФ | НВП | НВО | ВАТ | ЗАТ | КЗ | ДНЗ | ЗДО | СФГ | ФГ | ОСББ | ВКФ | СТОВ | ПСП | КУ | ДУ | ' +
      'МКУ | МАУ | МУ | МБДОУ | МАДОУ | МДОУ | МАОУ | МКОУ | МОУ | ГКУ | ГАУ | ГУ | ФГУ | ФКУ | ФГАОУ ВО | ФГАУ | ФГБУН | ГБОУ | ГАОУ | ' +
      'ГАПОУ | ГБПОУ | ГОУ | ЧОУ | НОУ | ОГБУ | КГБУ | НПО | НПП | НПФ | НПК | ТСЖ | ТСН | СНТ | КФХ | СПК | УК | ТД | ГК | КБ | АКБ | ЧОП | ' +
      'ЖШС | АҚ | КММ | КГП | РГП | ГКП | КГУ | КУП | ЧТУП | ИООО | ИЧУП | УО | СП',
  },
]
