/**
 * Classifies a part below street level: a floor, a suite, a plot, a named building or estate.
 *
 * @returns `numbered` with a number or letter, `named` without, null for anything else
 */
export function unitKind(text: string): 'numbered' | 'named' | null {
  if (text.length > UNIT_LENGTH_MAX) return null
  const lower = text.toLowerCase()
  if (NUMBERED_THING.test(text)) return 'numbered'
  if (!UNIT.test(lower) && !FLOOR.test(lower) && !BUILDING.test(text)) return null
  return /\d|^\p{L}+ [A-Z]$/u.test(text) ? 'numbered' : 'named'
}

/** `kiosque n° 14`, `villa n° 12 bis`: whatever it is, it has a number. */
const NUMBERED_THING = /^\p{L}{4,14} n[°º] ?(?!(?:19|20)\d\d)\d{1,4}(?: bis| ter| ?[A-Z])?$/u
const UNIT_LENGTH_MAX = 70

/** Patterns separated by spaces; `_` is a space inside a pattern. */
const UNIT_WORDS = [
  'erf farm holding zona(?=_\\d) cit[ée](?=_\\d) comuna casa(?=_\\d) suite ste unit apt apartment flat floor level room rm block blk plot building bldg tower office(?=_?(?:no|\\d|#|[a-z](?!\\p{L})|suite|block|$)) ofc shop store lot stand house_no hse opp opposite near nr behind beside off adjacent above below distt',
  'next_to between along by after inside within village vill post_office dist district tehsil taluka mandal rr site(?!_map) (?:old|new|door)_(?:door_)?no d\\.?_?no survey_no sy\\.?_?no s\\.?_?no sector sec phase wing gate mezzanine basement ground_floor mail_?code mail_?stop msc',
  'house(?=_(?:\\d|#)) hse bay hangar warehouse bureau kiosk tenancy pod km kilometre kilometer',
  'purok brgy barangay sitio subd khasra sco gat_no gali mouza thana cnr corner(?=_of) entrance enter_via eingang einfahrt zufahrt gegenüber',
  '(?:street|road|lane|avenue|rd|st\\.?|cross|main)(?=_(?:no\\.?_?|#_?)?\\d{1,3}[a-z]?$)',
  'baixo baixos bajo bajos entlo entresuelo ático kld kælder succ succursale',
  'urb urbanizaci[oó]n edificio edifício edif ed piso planta oficina of local nave parcela portal puerta escalera esc torre bloque conjunto conj sala andar lote? quadra qd lt bloco apto int interior depto despacho manzana mza?',
  'colonia col barrio parque_empresarial parque_industrial parque_tecnol[oó]gico pol[ií]gono pol\\.?_?ind centro_(?:comercial|empresarial|direzionale|commerciale)',
  'immeuble imm b[âa]t b[âa]timent [ée]tage [ée]sc r[ée]sidence r[ée]s entr[ée]e parc zone zoning z\\.?[ai]\\.?c? espace tour centre_commercial lieu[-]dit appartement porte',
  'palazzo scala interno piano zona_(?:industriale|artigianale|industrial) z\\.i',
  'lok lokal pok[oó]j budynek bud klatka pi[eę]tro',
  'geb[äa]ude geb haus hinterhaus vorderhaus aufgang eingang turm stiege top etage stock gewerbepark gewerbegebiet industriepark technologiepark businesspark',
  'bl sc et ap kat daire apartman[ıi]? plaza emelet ajt[oó] ép épület',
  'офис оф корп корпус стр строение эт этаж кв под подъезд лит литера пом помещение бц тц д дом буд оф',
  'ruko komp pergudangan perum perumahan dusun desa kel kelurahan kec kecamatan kab kabupaten phường quận xã huyện thị_xã thôn ấp tổ khu_phố kcn lô p\\.(?=_?\\d) q\\.(?=_?\\d)',
  'حي الحي منطقة المنطقة ضاحية برج مبنى عمارة بناية الدور الطابق طابق دور شقة مكتب محل وحدة فيلا قطعة قسيمة مجمع مركز سوق بجوار بجانب مقابل أمام خلف قرب تقاطع',
  'پلاک واحد طبقه ساختمان برج مجتمع پاساژ بلوک جنب روبروی روبه_روی نبش نرسیده_به بعد_از قبل_از بالاتر_از پایین_تر_از منطقه محله شهرک فاز قطعه زنگ دفتر',
  'קומה דירה בניין בנין משרד כניסה קניון מגדל אזור_תעשייה אזור_התעשייה פארק',
  "(?:a_un_)?(?:frente|diagonal|contiguo|junto|pr[oó]ximo|detr[aá]s|costado|(?:al_)?lado)_(?:al?|del?)(?:_la)? (?:en_)?face_(?:[àa]u?x?|de|du|d[’']|l[’']|h[ôo]tel) derri[èe]re [àa]_c[ôo]t[ée]_d[eu] derrière",
  'rear_of gebouw loods bo[iî]te bte bus(?=_?\\d) hal[al]?(?=_?[\\da-z](?!\\p{L})) halle(?=_\\d) raum zimmer t[üu]r whg wohnung pavillon pabell[oó]n pavilh[ãa]o armaz[ée]m galp[ãa]o bodega capannone',
  'uppg(?:[åa]ng)? opp?gang rakennus rappu porras clădirea corp(?=_[\\da-z](?!\\p{L})) zgrada objekt budova c/o',
  "під['’’]їзд корпус будівля секція сграда вход етаж бл ап κτίριο κτήριο όροφος",
  'menara wisma gedung lantai tingkat rukan komplek kav kavling soi moo tầng tòa_nhà',
]
/** In lower case, like `FLOOR`: case-insensitive patterns take three times as long to compile. */
const UNIT = new RegExp(
  `^["(]?(?:${UNIT_WORDS.join(' ').split(' ').join('|').replaceAll('_', ' ')})(?!\\p{L})[.:]?(?= |$|\\d|#|\\()`,
  'u',
)

const FLOOR_WORDS =
  'floor flr fl level storey story planta piso andar [ée]tage stock og obergeschoss verdieping våning vån tr sal kerros piano emelet em kat pi[eę]tro patro étg cross main block stage phase'
const FLOOR = new RegExp(
  `^(?:(?:ground|lower ground|upper ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|top|\\d{1,3} ?(?:st|nd|rd|th|[º°ª.]|e|er|ème|/f|\\ufffd)?) ?(?:${FLOOR_WORDS.split(' ').join('|')})(?!\\p{L})` +
    '|(?:\\d{1,4}|cien|cincuenta|media) ?(?:m|mts?|metros|varas|cuadras?)\\.? (?:al |hacia el )?(?:norte|sur|este|oeste|nor|sud|arriba|abajo|lago)(?!\\p{L})|\\d{1,3}(?:\\.\\d{1,2})?(?:st|nd|rd|th)?[ -]?k\\.?m\\.?$|\\d{1,3}/f|\\d{1,2}f(?!\\p{L})|#\\d{1,3}[-–]\\d{1,4}|(?:eg|ug|dg)$|\\d{1,2}[ºª°] ?[a-z]?$|[a-z]{2}-\\d{3,4}-\\d{4}$|st\\.?,? ?(?:th|tv|mf)\\.?$|kl\\.?,? ?(?:th|tv|mf)\\.?$|\\d{1,2}\\.?,? ?(?:th|tv|mf)\\.?$|[^,]{0,50}rt[ .]{0,2}\\d{1,3} ?/? ?rw[ .]{0,2}\\d)',
  'u',
)

const BUILDING_WORDS =
  'building bldg compound bhavan bhawan nivas niwas sadan niketan tower towers house plaza centre center complex mall arcade chambers court mansions? estate park campus hall block (?:industrial|free|economic) (?:area|zone|city) villas? works mill mills farm barn ' +
  'lodge cottage wharf arena quarter hub gebäude haus turm heights apartments residency colony layout nagar phase sector midc gidc sez society chs terminal exchange ' +
  'studios? yard rectory vicarage hochhaus laboratory library pavilion annexe? bâtiment talu küla pag\\. pagasts'
const BUILDING = new RegExp(
  `^the (?:old|former) \\p{L}{3,12}(?: \\p{L}{3,12})?$|^\\P{Ll}[^!?]{2,50}[ -](?:${BUILDING_WORDS.split(' ').join('|')})(?: (?:\\d{1,4}[A-Z]?|[A-Z]{1,2}|[IVX]{1,4}|no\\.? ?\\d{1,3}|\\(.{1,20}\\)|building|block|phase|north|south|east|west))?\\.?$`,
  'iu',
)
