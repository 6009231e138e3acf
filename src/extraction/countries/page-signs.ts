/** A sign in the text of a page that it belongs to a country. */
export interface CountrySign {
  readonly pattern: RegExp
  /** Countries with points for the first occurrence. */
  readonly shares: string
  /**
   * The capitalised words, cut to four letters, and symbols that the pattern needs where the line has no digit: reading
   * them off the text once is cheaper than searching it for every pattern.
   */
  readonly marks: readonly string[]
}

const sign = (pattern: RegExp, shares: string, marks = ''): CountrySign => ({
  pattern,
  shares,
  marks: marks === '' ? [] : marks.split(' '),
})

/** Shapes of postcodes and streets beside what stands beside them in that country. */
export const POSTAL_SIGNS: readonly CountrySign[] = [
  sign(
    /\b(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])[.,]? {1,2}\d{5}(?:-\d{4})?(?!\d)/,
    'US 3',
  ),
  sign(
    /\b(?:California|Texas|Florida|New York|Illinois|Pennsylvania|Ohio|Georgia|Michigan|Virginia|Washington|Arizona|Massachusetts|Tennessee|Indiana|Missouri|Maryland|Wisconsin|Colorado|Minnesota|Oregon|Nevada|Utah|Connecticut|Iowa|Kansas|New Jersey|North Carolina|South Carolina|Kentucky|Louisiana|Oklahoma|Alabama|Idaho|Nebraska|Maine|Hawaii|Montana|New Mexico),? \d{5}(?!\d)/,
    'US 3',
  ),
  sign(/\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/, 'CA 3'),
  sign(/\b[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b/, 'GB 3'),
  sign(/\b[AC-FHKNPRTV-Y]\d[\dW] [0-9AC-FHKNPRTV-Y]{4}\b/, 'IE 1.5'),
  sign(/\b(?:NSW|VIC|QLD|TAS|ACT|SA|WA|NT|Victoria|Queensland|New South Wales|Tasmania),? \d{4}\b/, 'AU 3'),
  sign(/\b[1-9]\d{3} ?[A-Z]{2},? \p{Lu}\p{L}/u, 'NL 1.8'),
  sign(/\bCEDEX\b/i, 'FR 3', 'CEDE Cede'),
  sign(/\bCEP:? ?\d|\b\d{5}-\d{3}\b(?!-)/, 'BR 2.5'),
  sign(/\b\d{4}-\d{3} \p{Lu}\p{Ll}/u, 'PT 2'),
  sign(/\b\d{2}-\d{3} \p{Lu}\p{Ll}/u, 'PL 2.2'),
  sign(/\b\d{5},? [^\n\d]{2,30}\([A-Z]{2}\)/, 'IT 2.5'),
  sign(/\bSingapore \d{6}\b|\bS\(\d{6}\)/, 'SG 3'),
  sign(/(?:\b[Pp](?:in|IN)(?:code)?:?|(?<=[a-z)] ?)[-–]) ?[1-9]\d{2} ?\d{3}(?![\d-])/, 'IN 1.5'),
  sign(/\bC\d{4}[A-Z]{3}\b/, 'AR 2'),
  sign(/\bC\.?P\.? ?\d{5}\b/, 'MX 1.2 ES 0.3'),
  sign(/\b\d{3} \d{2} \p{Lu}\p{Ll}/u, 'SE 0.7 CZ 0.5 SK 0.3 GR 0.3'),
  sign(
    /\b(?:Straße|Strasse|Str\.|(?<=[a-zäöüß])(?:straße|strasse|str\.|weg|platz|allee|gasse)) ?\d/,
    'DE 1 AT 0.25 CH 0.25',
  ),
  sign(
    /\b\d{1,4}(?: ?bis)?,? (?:rue|avenue|boulevard|bd|place|quai|chemin|impasse) /i,
    'FR 0.8 BE 0.15 CA 0.15 CH 0.1',
  ),
  sign(/\b(?:Via|Viale|Piazza|Corso|Largo|Vicolo) \p{Lu}[\p{L}. ]{2,30}, ?\d/u, 'IT 1.2'),
  sign(/\b(?:C\/|Calle|Avda\.|Plaza|Paseo) ?\p{Lu}/u, 'ES 0.8 MX 0.1 AR 0.1', 'C Call Avda Plaz Pase'),
  sign(/\b(?:Rua|Travessa|Av\.|Avenida|Praça) \p{Lu}[\p{L}. ]{2,30}, ?(?:n[ºo.] ?)?\d/u, 'BR 0.7 PT 0.5'),
  sign(/\bul\. \p{Lu}/u, 'PL 1', 'ł'),
  sign(/[a-z](?:straat|laan|weg|plein|gracht|kade) \d/, 'NL 0.8 BE 0.2'),
  sign(/[a-zåäö](?:gatan|vägen|gränd) \d/, 'SE 1.2'),
  sign(/[a-zåæø](?:gade|vej) \d/, 'DK 1.2'),
  sign(/[a-zåæø](?:gata|veien|vegen|gate) \d/, 'NO 1.2'),
  sign(/[a-zäö]{3}(?:katu|tie|kuja) \d/, 'FI 1.5'),
]

/** Legal forms, registers, taxes and currencies in Latin letters. */
export const NATIONAL_SIGNS: readonly CountrySign[] = [
  sign(/\b(?:DE) ?\d{9}\b|\bUSt-?Id|\bUmsatzsteuer-Id|\bHR[AB] \d|\bAmtsgericht\b/, 'DE 2', 'USt UStI Umsa Amts'),
  sign(/\bATU ?\d{8}\b|\bFirmenbuch/, 'AT 2.5', 'Firm'),
  sign(/\bCHE-?\d{3}\.\d{3}\.\d{3}|\bCHF\b/, 'CH 2', 'CHF'),
  sign(/\bSIRET\b|\bSIREN\b|\bRCS [A-Z]|\bSAS au capital|\bCNIL\b/, 'FR 2', 'SIRE RCS SAS CNIL'),
  sign(/\bP(?:artita)?\.? ?I(?:VA|va)\b|\bPartita IVA\b|\bCodice Fiscale\b|\bS\.?r\.?l\.?\b|\bS\.p\.A\.|\bC\.F\./, 'IT 2', 'P IVA Iva PIVA PIva Part Codi S Srl C'),
  sign(/\bNIP:? ?\d|\bREGON\b|\bKRS:? ?\d|\bSp\. z o\. ?o\.|zł(?!\p{L})/u, 'PL 2', 'REGO Sp ł'),
  sign(/\bKvK\b|\bKVK\b|\bBTW\b/, 'NL 1.4 BE 0.3', 'KvK KVK BTW'),
  sign(/\bABN:? ?\d|\bACN:? ?\d|\bPty\.? Ltd/, 'AU 2', 'Pty'),
  sign(/\bCNPJ\b|R\$ ?\d/, 'BR 2.5', 'CNPJ'),
  sign(/\bNIPC\b|\bNIF:? ?5\d{8}/, 'PT 1.5', 'NIPC'),
  sign(/\bCIF:? ?[A-H]-?\d{8}|\bS\.L\.U?\b/, 'ES 1.5', 'S'),
  sign(/\bRFC:? ?[A-Z]{3,4}\d{6}|\bS\.A\. de C\.V\./, 'MX 2.5', 'S'),
  sign(/\bCUIT\b/, 'AR 2.5', 'CUIT'),
  sign(/\bRUT:? ?\d/, 'CL 2'),
  sign(/\bRUC:? ?\d/, 'PE 1 EC 1'),
  sign(/\bNIT:? ?\d/, 'CO 2'),
  sign(/\bGSTIN?:? ?\d|\bPvt\.? ?Ltd|\bPrivate Limited\b|₹|\bRs\.? ?\d|\blakhs?\b|\bcrores?\b/i, 'IN 1.6 PK 0.2', 'Pvt PVT Priv PRIV ₹'),
  sign(/₦|\bNGN\b|\bRC ?:? ?\d{5,7}\b/, 'NG 2.5', '₦ NGN'),
  sign(/\bKSh\.? ?\d|\bKES\b/i, 'KE 2.5', 'KES'),
  sign(/\bGH₵|\bGH¢/, 'GH 2.5', '₵ GH'),
  sign(/\bCVR\b|\bApS\b|\bA\/S\b/, 'DK 2', 'CVR ApS A'),
  sign(/\bOrg\.? ?nr\.?:? ?\d{6}-\d{4}|\bF-skatt/i, 'SE 2', 'F'),
  sign(/\bOrg\.? ?nr\.?:? ?\d{3} ?\d{3} ?\d{3}|\bMVA\b/i, 'NO 2', 'MVA Mva'),
  sign(/\bY-tunnus\b|\bOyj?\b/, 'FI 2', 'Y Oy Oyj'),
  sign(/\bIČ(?:O)?:? ?\d|\bDIČ\b|\bs\. ?r\. ?o\./, 'CZ 1.3 SK 0.8', 'č'),
  sign(/Kč(?!\p{L})/u, 'CZ 2', 'č'),
  sign(/\bKft\.|\bZrt\./, 'HU 2', 'Kft Zrt'),
  sign(/\bOIB:? ?\d/, 'HR 2.5'),
  sign(/\bEOOD\b/, 'BG 2', 'EOOD'),
  sign(/\bSdn\.? ?Bhd|\bRM ?\d/, 'MY 2', 'Sdn'),
  sign(/\bPte\.? Ltd|\bUEN\b/, 'SG 2', 'Pte UEN'),
  sign(/\bPT\.? [A-Z]\w+ [A-Z]\w+|\bRp\.? ?\d/, 'ID 0.8', 'PT'),
  sign(/₺|\bA\.Ş\.|\bLtd\. ?Şti/, 'TR 2', '₺ A Ltd'),
  sign(/₪/, 'IL 2', '₪'),
  sign(/₫/, 'VN 2', '₫'),
  sign(/฿/, 'TH 2', '฿'),
  sign(/₱/, 'PH 2', '₱'),
  sign(/₩/, 'KR 2', '₩'),
  sign(/£ ?\d/, 'GB 1'),
  sign(/\bVAT (?:Reg(?:istration)?\.? )?(?:No|Number|n)?\.?:? ?(?:GB ?)?\d{3} ?\d{4} ?\d{2}|\bregistered in England|\bCompanies House\b|\bUK registered/i, 'GB 2', 'Engl ENGL Comp COMP UK'),
  sign(/\bregistered in Ireland\b/i, 'IE 2', 'Irel IREL'),
  sign(/\bZAR\b|\bPOPIA\b|\bB-?BBEE\b/, 'ZA 2', 'ZAR POPI B BBEE'),
  sign(/\bAED\b/, 'AE 2', 'AED'),
  sign(/\bSAR\b/, 'SA 1.5', 'SAR'),
  sign(/\bLLC\b|\bInc\./, 'US 0.5', 'LLC Inc'),
  sign(/\bGmbH\b/, 'DE 1 AT 0.2 CH 0.2', 'GmbH'),
  sign(/\bB\.V\./, 'NL 1 BE 0.1', 'B'),
  sign(/\bSPRL\b|\bBVBA\b|\bBE ?0\d{3}[. ]?\d{3}[. ]?\d{3}\b/, 'BE 2.5', 'SPRL BVBA'),
  sign(/\bLtda\b/, 'BR 0.6 CO 0.1', 'Ltda'),
  sign(/\bLda\b/, 'PT 1', 'Lda'),
] // biome-ignore format: a table

/** A Japanese postcode, or a prefecture with a city. */
export const JAPANESE_POSTAL_SIGN = sign(/〒 ?\d{3}-?\d{4}|[都道府県][^\s\d]{1,8}[市区町村郡]/, 'JP 3')

/** Signs in letters other than Latin. */
export const NON_LATIN_SIGNS: readonly CountrySign[] = [
  JAPANESE_POSTAL_SIGN,
  sign(/株式会社|有限会社|合同会社/, 'JP 2'),
  sign(/사업자등록번호|주식회사/, 'KR 2.5'),
  sign(/ICP备|公网安备|有限公司/, 'CN 2'),
  sign(/統一編號|統編/, 'TW 2.5'),
  sign(/(?<!\p{L})ул\. ?\p{Lu}/u, 'RU 0.4 BG 0.2 BY 0.1'),
  sign(/(?<!\p{L})(?:ИНН|ОГРН|руб)(?!\p{L})|₽/u, 'RU 2'),
  sign(/ЄДРПОУ|₴|(?<!\p{L})грн(?!\p{L})/u, 'UA 2.5'),
  sign(/(?<!\p{L})(?:ЕООД|ООД|ЕИК)(?!\p{L})/u, 'BG 2'),
  sign(/مصر|القاهرة|الإسكندرية/, 'EG 2'),
  sign(/السعودية|الرياض|جدة|الدمام/, 'SA 2'),
  sign(/الإمارات|دبي|أبوظبي|أبو ظبي|الشارقة/, 'AE 2'),
  sign(/الأردن|عمان/, 'JO 1.5 OM 0.5'),
  sign(/المغرب|الدار البيضاء|الرباط/, 'MA 2'),
  sign(/الجزائر/, 'DZ 2'),
  sign(/تونس/, 'TN 2'),
  sign(/لبنان|بيروت/, 'LB 2'),
  sign(/الكويت/, 'KW 2'),
  sign(/قطر|الدوحة/, 'QA 2'),
  sign(/البحرين|المنامة/, 'BH 2'),
  sign(/العراق|بغداد/, 'IQ 2'),
]

/** How countries write their own numbers, where no other country writes them so. */
export const DIALLING_SIGNS: readonly CountrySign[] = [
  sign(/(?<![\d+])0[1-9](?: \d\d){4}(?!\d)|(?<![\d+])0[1-9](?:[.·]\d\d){4}(?!\d)/, 'FR 1.2'),
  sign(/(?<!\d)\(0[2378]\) \d{4} \d{4}(?!\d)|(?<!\d)1[38]00 \d{3} \d{3}(?!\d)/, 'AU 1.4'),
  sign(
    /(?<!\d)0(?:20 \d{4} \d{4}|1\d1 \d{3} \d{4}|1\d{3} \d{6}|7\d{3} \d{6})(?!\d)|(?<!\d)\(0(?:20|1\d{2,4})\) ?\d{3,6}/,
    'GB 1.2',
  ),
  sign(/(?<!\d)\(\d\d\) ?9? ?\d{4,5}-\d{4}(?!\d)/, 'BR 1.4'),
  sign(/(?<!\d)8 ?\(\d{3,5}\) ?\d{1,3}-\d\d-\d\d(?!\d)|(?<!\d)\((?:495|499|812)\) ?\d{3}-\d\d-\d\d/, 'RU 1.4'),
  sign(/(?<!\d)\(0\d{2}\) ?\d{3}-\d\d-\d\d(?!\d)/, 'UA 1.2'),
  sign(/(?<!\d)0\d{1,3}-\d{2,3} \d\d \d\d(?!\d)/, 'SE 1.2'),
  sign(/(?<!\d)0[789][01]\d ?\d{3} ?\d{4}(?!\d)/, 'NG 0.8'),
  sign(/(?<!\d)0[23456789]\d? ?- ?\d{7}(?!\d)/, 'NL 0.5'),
  sign(/(?<!\d)0\d \d{4} \d{4}(?!\d)|(?<!\d)0120-\d{3}-\d{3}(?!\d)/, 'JP 0.3'),
  sign(/(?<!\d)0[39]\d?-\d{3,4}-\d{4}(?!\d)/, 'JP 0.5'),
  sign(/(?<!\d)01[016]-\d{3,4}-\d{4}(?!\d)|(?<!\d)02-\d{3,4}-\d{4}(?!\d)/, 'KR 0.6'),
  sign(/(?<!\d)0\d{2,4} ?\/ ?\d{3,}/, 'DE 0.6 AT 0.2'),
  sign(/(?<!\d)0[2-9]\d \d{3} \d\d \d\d(?!\d)/, 'CH 0.8'),
  sign(/(?<!\d)0 ?\(?[2-5]\d{2}\)? \d{3} \d\d \d\d(?!\d)/, 'TR 0.8'),
  sign(/(?<!\d)400[- ]\d{3}[- ]\d{4}(?!\d)|(?<!\d)0(?:10|2\d|[3-9]\d{2})-\d{8}(?!\d)/, 'CN 1'),
]
