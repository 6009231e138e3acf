import { fold } from '../../lib/fold.ts'

/**
 * The country of a well-known city, or null. Where several countries have one of that name, the largest city counts.
 *
 * @param folded what `fold` made of the name; a district number after it is overlooked (`Dublin 2`)
 */
export function countryOfCity(folded: string): string | null {
  cities ??= readCities()
  return cities.get(folded) ?? cities.get(folded.replace(AROUND, '')) ?? null
}

/** Every name that `countryOfCity` knows, folded. */
export function cityNames(): Iterable<string> {
  cities ??= readCities()
  return cities.keys()
}

/** `г. Москва`, `TP. Hồ Chí Minh`, `Dublin 2`, `Paris Cedex 08`, `Bakı şəh.`. */
const AROUND =
  /^(?:г|гр|м|гор|город|місто|ք|ქ|tp|thanh pho|city of|kota|municipiul) | (?:cedex )?(?:\d{1,2}(?:er|e|eme)?|[ivx]{1,4})$| (?:cedex|city|north|south|east|west|sh|shahri|səh|səhəri)$/

/** Capitals, the largest cities, and for countries that write no postcode also the towns and districts that addresses end with. */
const CITIES: Readonly<Record<string, string>> = {
  US:
    'new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|san francisco|seattle|' +
    'denver|washington dc|washington d c|boston|detroit|nashville|memphis|portland|las vegas|baltimore|milwaukee|atlanta|miami|minneapolis|oakland|' +
    'tampa|new orleans|cleveland|honolulu|pittsburgh|cincinnati|st louis|orlando|brooklyn|manhattan|salt lake city|sacramento|palo alto|columbus|indianapolis|fort worth|oklahoma city|louisville|albuquerque|tucson|fresno|kansas city|omaha|raleigh|' +
    'virginia beach|tulsa|wichita|newark|dayton|st paul|saint paul|anchorage|boise|el paso|rochester|spokane|tacoma|knoxville|chattanooga|little rock',
  GB:
    'london|birmingham|manchester|leeds|glasgow|sheffield|bradford|liverpool|edinburgh|bristol|cardiff|leicester|coventry|nottingham|belfast|brighton|' +
    'plymouth|southampton|portsmouth|newcastle upon tyne|newcastle|aberdeen|dundee|swansea|oxford|cambridge|york|bath|exeter|norwich|reading|' +
    'milton keynes|derby|hull|wolverhampton|stoke on trent|sunderland|croydon|bournemouth|swindon|ipswich|peterborough|luton|chester|gloucester',
  NG:
    'lagos|abuja|ikeja|port harcourt|ibadan|kano|kaduna|benin city|enugu|aba|onitsha|warri|owerri|uyo|calabar|abeokuta|ilorin|jos|akure|asaba|awka|' +
    'maiduguri|zaria|lekki|victoria island|ikoyi|surulere|yaba|ajah|apapa|oshodi|maryland lagos|festac|gbagada|magodo|ogba|agege|ikorodu|wuse|wuse ii|' +
    'garki|maitama|asokoro|gwarinpa|utako|jabi|umuahia|yenagoa|lokoja|makurdi|minna|bauchi|gombe|yola|sokoto|katsina|osogbo|ile ife|ado ekiti|nnewi|' +
    'abakaliki|jalingo|lafia|sagamu|ijebu ode|ota|sango ota|fct|fct abuja|vi lagos',
  GH: 'accra|kumasi|tema|takoradi|sekondi takoradi|tamale|cape coast|east legon|osu|airport residential area|legon|sunyani|koforidua',
  KE:
    'nairobi|mombasa|kisumu|nakuru|eldoret|thika|nyeri|meru|machakos|kiambu|malindi|kitale|garissa|kakamega|naivasha|westlands|kilimani|upper hill|' +
    'upperhill|karen|kericho|embu|ruiru|nanyuki|athi river',
  UG: 'kampala|entebbe|jinja|mbarara|gulu',
  TZ: 'dar es salaam|arusha|dodoma|mwanza|zanzibar|moshi',
  RW: 'kigali',
  ET: 'addis ababa',
  ZM: 'lusaka|kitwe|ndola',
  ZW: 'harare|bulawayo',
  BW: 'gaborone|francistown',
  NA: 'windhoek',
  MW: 'lilongwe|blantyre',
  MZ: 'maputo',
  MU: 'port louis|ebene',
  SN: 'dakar',
  CI: 'abidjan|yamoussoukro|abidjan plateau',
  CM: 'douala|yaounde',
  CD: 'kinshasa|lubumbashi',
  AO: 'luanda',
  LR: 'monrovia',
  SL: 'freetown',
  GM: 'banjul',
  BJ: 'cotonou',
  TG: 'lome',
  ML: 'bamako',
  BF: 'ouagadougou',
  ZA:
    'johannesburg|cape town|durban|pretoria|port elizabeth|gqeberha|bloemfontein|sandton|randburg|centurion|midrand|east london|pietermaritzburg|' +
    'stellenbosch|polokwane|nelspruit|mbombela|kimberley|rustenburg|george|roodepoort|benoni|boksburg|germiston|kempton park|bellville|umhlanga|' +
    'rosebank|bryanston|fourways|paarl|somerset west|potchefstroom|vereeniging|krugersdorp|century city|parktown|hatfield|rivonia|claremont|pinetown',
  EG:
    'cairo|alexandria|giza|new cairo|nasr city|heliopolis|maadi|6th of october city' +
    '|القاهرة|الجيزة|الإسكندرية|الاسكندرية|إسكندرية|المنصورة|طنطا|أسيوط|بورسعيد|السويس|الإسماعيلية|الزقازيق|أسوان|الأقصر|دمياط|الفيوم|المنيا|سوهاج|القاهرة الجديدة|مدينة نصر|مصر الجديدة|المعادي|6 أكتوبر|السادس من أكتوبر|الغردقة|شرم الشيخ|العاشر من رمضان',
  MA:
    'casablanca|rabat|marrakech|tanger|fes|agadir|meknes' +
    '|الدار البيضاء|الرباط|مراكش|فاس|طنجة|أكادير|مكناس|وجدة|تطوان|القنيطرة',
  TN: 'tunis|sfax|sousse|ariana' + '|تونس العاصمة|صفاقس|سوسة',
  DZ: 'alger|algiers|oran|constantine' + '|الجزائر العاصمة|وهران|قسنطينة|عنابة|سطيف',
  AE:
    'dubai|abu dhabi|sharjah|ajman|ras al khaimah|fujairah|al ain|umm al quwain|deira|bur dubai|jumeirah|jlt|difc|business bay' +
    '|دبي|أبوظبي|أبو ظبي|الشارقة|عجمان|رأس الخيمة|الفجيرة|أم القيوين|العين',
  SA:
    'riyadh|jeddah|dammam|al khobar|khobar|mecca|makkah|medina|jubail' +
    '|الرياض|جدة|مكة المكرمة|مكة|المدينة المنورة|الدمام|الخبر|الظهران|الطائف|بريدة|تبوك|أبها|خميس مشيط|حائل|نجران|جازان|جيزان|الجبيل|ينبع|القطيف|الأحساء|الهفوف|عرعر|سكاكا|عنيزة|الباحة|الخرج',
  QA: 'doha' + '|الدوحة|الريان|الوكرة',
  KW: 'kuwait city|safat|salmiya' + '|مدينة الكويت|السالمية|حولي|الفروانية|الجهراء|الأحمدي|الشويخ',
  BH: 'manama' + '|المنامة|المحرق',
  OM: 'muscat|ruwi' + '|مسقط|صلالة|صحار|نزوى',
  JO: 'amman' + '|عمان|عمّان|إربد|الزرقاء|العقبة',
  LB: 'beirut' + '|بيروت|طرابلس لبنان|صيدا|جونية',
  IQ: 'baghdad|erbil' + '|بغداد|البصرة|الموصل|أربيل|السليمانية|كركوك|النجف|كربلاء',
  IR:
    'tehran|isfahan|shiraz|tabriz|mashhad' +
    '|تهران|مشهد|اصفهان|شیراز|تبریز|کرج|قم|اهواز|کرمانشاه|ارومیه|رشت|زاهدان|همدان|کرمان|یزد|اردبیل|بندرعباس|اراک|اسلامشهر|قزوین|زنجان|سنندج|گرگان|ساری|بوشهر|بابل|آمل|کاشان|کیش|قشم|خرم آباد|بجنورد|بیرجند|سمنان|ایلام|یاسوج|شهرکرد',
  MN: 'ulaanbaatar|улаанбаатар',
  MD: 'chisinau',
  BT: 'thimphu',
  IL:
    'tel aviv|jerusalem|haifa|herzliya|ramat gan|petah tikva|tel aviv yafo|rishon lezion|beer sheva|netanya|raanana|kfar saba|hod hasharon|holon|bnei brak|ashdod|תל אביב|תל אביב יפו|ירושלים|חיפה|רמת גן|פתח תקווה|ראשון לציון|הרצליה|באר שבע|נתניה|רעננה|חולון' +
    '|פתח תקוה|אשדוד|בני ברק|רחובות|אשקלון|בת ים|כפר סבא|מודיעין|לוד|רמלה|נצרת|הוד השרון|גבעתיים|אילת|עכו|טבריה|צפת|קריית גת|יבנה|ראש העין|נהריה|כרמיאל',
  TR: 'istanbul|ankara|izmir|bursa|antalya|adana|konya|gaziantep|kocaeli|mersin|eskisehir|kayseri|samsun|denizli|sakarya|sanliurfa|diyarbakir|hatay|manisa|balikesir|tekirdag|trabzon|erzurum|malatya|kahramanmaras|aydin|mugla|afyonkarahisar|canakkale|corum|ordu|sivas|tokat|elazig|kutahya|isparta|duzce|yalova|usak|bolu|rize|giresun|zonguldak|karabuk|aksaray|nevsehir|nigde|edirne|kirklareli|adapazari|izmit|gebze',
  IN:
    'mumbai|bombay|new delhi|delhi|bengaluru|bangalore|hyderabad|ahmedabad|chennai|madras|kolkata|calcutta|surat|pune|jaipur|lucknow|kanpur|nagpur|indore|' +
    'thane|bhopal|visakhapatnam|vizag|patna|vadodara|baroda|ghaziabad|ludhiana|agra|nashik|nasik|faridabad|meerut|rajkot|varanasi|aurangabad|dhanbad|amritsar|' +
    'navi mumbai|allahabad|prayagraj|ranchi|howrah|coimbatore|jabalpur|gwalior|vijayawada|jodhpur|madurai|raipur|kota|chandigarh|guwahati|mysore|mysuru|' +
    'gurgaon|gurugram|noida|greater noida|kochi|cochin|ernakulam|trivandrum|thiruvananthapuram|kozhikode|calicut|mangalore|mangaluru|bhubaneswar|dehradun|' +
    'shimla|panaji|goa|pondicherry|puducherry|salem|tiruppur|udaipur|jammu|srinagar|secunderabad|mohali|panchkula|trichy|tiruchirappalli|hubli|belgaum|' +
    'warangal|thrissur|kollam|vellore|solapur|kolhapur|siliguri|jamshedpur|cuttack|rourkela|guntur|nellore|anand|gandhinagar|vapi|bhavnagar|jamnagar' +
    '|moradabad|bareilly|aligarh|saharanpur|gorakhpur|jhansi|mathura|firozabad|muzaffarnagar|haridwar|roorkee|haldwani|rishikesh|panipat|karnal|ambala|rohtak|hisar|sonipat|bahadurgarh|manesar|yamunanagar|jalandhar|patiala|bathinda|hoshiarpur|phagwara|solan|baddi|ajmer|bikaner|alwar|bhilwara|bhiwadi|sikar|ankleshwar|bharuch|morbi|mehsana|bhuj|gandhidham|navsari|valsad|junagadh|surendranagar|sangli|amravati|akola|jalgaon|ahmednagar|latur|nanded|panvel|bhiwandi|kalyan|dombivli|pimpri|chinchwad|pimpri chinchwad|vasai|palghar|raigad|ujjain|dewas|ratlam|bilaspur|durg|bhilai|korba|bokaro|hazaribagh|muzaffarpur|bhagalpur|darbhanga|durgapur|asansol|kharagpur|haldia|sambalpur|berhampur|balasore|dibrugarh|silchar|jorhat|shillong|imphal|aizawl|agartala|kohima|itanagar|gangtok|dharwad|belagavi|davangere|shimoga|tumkur|gulbarga|bellary|hosur|salem tamil nadu|tirunelveli|tirupur|thoothukudi|tuticorin|dindigul|karur|namakkal|sivakasi|kanchipuram|nagercoil|palakkad|kannur|kottayam|alappuzha|malappuram|tirupati|kakinada|rajahmundry|kurnool|anantapur|kadapa|karimnagar|nizamabad|khammam|margao|vasco da gama|daman|silvassa|port blair|leh',
  PK:
    'karachi|lahore|islamabad|rawalpindi|faisalabad|multan|peshawar|sialkot|quetta|gujranwala|hyderabad sindh|bahawalpur|sargodha|abbottabad|sukkur|wah cantt|sahiwal' +
    '|کراچی|لاہور|اسلام آباد|راولپنڈی|فیصل آباد|ملتان|پشاور|کوئٹہ|سیالکوٹ|گوجرانوالہ|حیدرآباد',
  BD: 'dhaka|chittagong|chattogram|sylhet|khulna',
  LK: 'colombo|kandy|galle',
  NP: 'kathmandu|lalitpur|pokhara',
  SG: 'singapore',
  HK:
    'hong kong|kowloon|tsim sha tsui|wan chai|wanchai|causeway bay|mong kok|mongkok|kwun tong|admiralty|sheung wan|quarry bay|new territories|tsuen wan|' +
    'kwai chung|central hong kong|north point|cheung sha wan|lai chi kok|kowloon bay|n t',
  MO: 'macau',
  CN:
    'beijing|shanghai|guangzhou|shenzhen|tianjin|chongqing|chengdu|hangzhou|wuhan|nanjing|suzhou|xian|qingdao|dalian|ningbo|xiamen|dongguan|foshan|' +
    'shenyang|jinan|changsha|zhengzhou|wuxi|wenzhou|yiwu|zhongshan|zhuhai|hefei|kunming|fuzhou|harbin|shijiazhuang|nanchang',
  TW: 'taipei|new taipei|kaohsiung|taichung|tainan|hsinchu|taoyuan',
  JP: 'tokyo|osaka|kyoto|yokohama|nagoya|sapporo|kobe|fukuoka shi|kawasaki|hiroshima|sendai|chiyoda ku|minato ku|shibuya ku|shinjuku ku|chuo ku|tsukuba|nara',
  KR: 'seoul|busan|incheon|daegu|daejeon|gwangju|suwon|seongnam|ulsan',
  TH: 'bangkok|chiang mai|pattaya|phuket',
  VN: 'hanoi|ha noi|ho chi minh|ho chi minh city|tp ho chi minh|tp hcm|tphcm|hcmc|saigon|da nang|danang|hai phong|haiphong|can tho|bien hoa|binh duong|dong nai|nha trang|vung tau|bac ninh|long an|hai duong|thanh pho ho chi minh|tp ha noi',
  PH: 'manila|quezon city|makati|makati city|taguig|taguig city|pasig|pasig city|cebu city|davao city|mandaluyong|mandaluyong city|pasay city|paranaque city|muntinlupa city|las pinas city|caloocan city|marikina city|antipolo city|valenzuela city|san juan city|mandaue city|lapu lapu city|iloilo city|bacolod city|baguio city|cagayan de oro city|zamboanga city|general santos city|angeles city',
  ID: 'jakarta|jakarta selatan|jakarta pusat|jakarta barat|jakarta utara|jakarta timur|surabaya|bandung|medan|semarang|yogyakarta|denpasar|bekasi|tangerang|tangerang selatan|bogor|depok|malang|surakarta|makassar|palembang|batam|sidoarjo|gresik|south jakarta|central jakarta',
  MY: 'kuala lumpur|petaling jaya|shah alam|subang jaya|johor bahru|george town|georgetown|ipoh|cyberjaya|putrajaya|klang|kuching|kota kinabalu',
  MM: 'yangon|mandalay',
  KH: 'phnom penh|siem reap',
  AU:
    'sydney|melbourne|brisbane|perth|adelaide|canberra|hobart|darwin|gold coast|geelong|parramatta|north sydney|wollongong|townsville|cairns|toowoomba|' +
    'fremantle|newcastle nsw',
  NZ:
    'auckland|wellington|christchurch|hamilton|dunedin|tauranga|palmerston north|napier|rotorua|whangarei|new plymouth|invercargill|nelson|queenstown|' +
    'lower hutt|north shore|manukau|takapuna|hastings|gisborne|timaru|blenheim|newmarket|parnell|ponsonby|penrose',
  FJ: 'suva|nadi',
  PG: 'port moresby|lae',
  CA:
    'toronto|montreal|vancouver|calgary|ottawa|edmonton|mississauga|winnipeg|quebec city|halifax|burnaby|markham|brampton|surrey bc|laval|saskatoon|regina|' +
    'kitchener|waterloo|gatineau|longueuil|st johns|kelowna|scarborough|etobicoke|north york',
  DE:
    'berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|frankfurt main|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|' +
    'hannover|nurnberg|nuremberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|gelsenkirchen|braunschweig|' +
    'chemnitz|kiel|aachen|halle|magdeburg|freiburg|krefeld|lubeck|mainz|erfurt|rostock|kassel|potsdam|saarbrucken|heidelberg|darmstadt|regensburg|wurzburg|ulm',
  AT: 'wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|villach|wels|sankt polten|st polten|dornbirn|bregenz|eisenstadt|steyr',
  CH:
    'zurich|geneve|geneva|genf|basel|bern|berne|lausanne|winterthur|luzern|lucerne|st gallen|lugano|biel|thun|zug|fribourg|chur|neuchatel|schaffhausen|sion|' +
    'baar|aarau|solothurn',
  LI: 'vaduz|schaan',
  FR:
    'paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|saint etienne|toulon|grenoble|dijon|angers|nimes|villeurbanne|' +
    'le mans|aix en provence|clermont ferrand|brest|tours|limoges|amiens|metz|perpignan|besancon|orleans|rouen|mulhouse|caen|nancy|courbevoie|boulogne billancourt|' +
    'issy les moulineaux|levallois perret|neuilly sur seine|montreuil|saint denis|la defense',
  BE: 'bruxelles|brussel|brussels|antwerpen|antwerp|anvers|gent|ghent|gand|charleroi|liege|luik|brugge|bruges|namur|leuven|mons|mechelen|hasselt|kortrijk|zaventem',
  LU: 'luxembourg|luxemburg|esch sur alzette',
  NL:
    'amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|enschede|apeldoorn|amersfoort|zwolle|leiden|' +
    'maastricht|delft|hilversum|hoofddorp|schiphol',
  IT:
    'roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|padua|trieste|' +
    'brescia|taranto|prato|parma|modena|reggio emilia|bergamo|perugia|livorno|ravenna|cagliari|foggia|rimini|salerno|ferrara|pisa|vicenza|treviso|monza|udine|trento|bolzano',
  ES:
    'madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|palma|palma de mallorca|bilbao|alicante|cordoba|valladolid|vigo|gijon|granada|oviedo|' +
    'san sebastian|donostia|santander|pamplona|almeria|burgos|salamanca|logrono|badajoz|cadiz|huelva|leon|tarragona|girona|lleida|castellon|marbella',
  PT: 'lisboa|lisbon|porto|oporto|braga|coimbra|funchal|setubal|aveiro|faro|leiria|amadora|oeiras|cascais|sintra|matosinhos|vila nova de gaia',
  IE: 'dublin|cork|galway|limerick|waterford|drogheda|dundalk|swords|sligo|kilkenny|athlone|wexford|ennis|tralee|letterkenny',
  DK: 'kobenhavn|kobenhavn k|copenhagen|aarhus|arhus|aarhus c|odense|aalborg|esbjerg|randers|kolding|vejle|roskilde|frederiksberg|hellerup|lyngby',
  SE: 'stockholm|goteborg|gothenburg|malmo|uppsala|linkoping|orebro|vasteras|helsingborg|norrkoping|jonkoping|umea|lund|solna|kista|gavle|boras|sundsvall|lulea',
  NO: 'oslo|bergen|trondheim|stavanger|drammen|fredrikstad|kristiansand|sandnes|tromso|sandvika|lysaker|bodo|alesund',
  FI: 'helsinki|helsingfors|espoo|esbo|tampere|vantaa|oulu|turku|jyvaskyla|lahti|kuopio|pori|joensuu|vaasa|rovaniemi',
  IS: 'reykjavik|kopavogur|akureyri',
  EE: 'tallinn|tartu|parnu',
  LV: 'riga',
  LT: 'vilnius|kaunas|klaipeda',
  PL:
    'warszawa|warsaw|krakow|cracow|lodz|wroclaw|poznan|gdansk|szczecin|bydgoszcz|lublin|katowice|bialystok|gdynia|czestochowa|radom|torun|kielce|rzeszow|gliwice|' +
    'olsztyn|bielsko biala|opole|sopot',
  CZ: 'praha|prague|brno|ostrava|plzen|liberec|olomouc|ceske budejovice|hradec kralove|pardubice|zlin|usti nad labem',
  SK: 'bratislava|kosice|zilina|nitra|presov|trnava|banska bystrica',
  HU: 'budapest|debrecen|szeged|miskolc|pecs|gyor|nyiregyhaza|kecskemet|szekesfehervar',
  RO: 'bucuresti|bucharest|cluj napoca|timisoara|iasi|constanta|craiova|brasov|galati|ploiesti|oradea|sibiu|arad|pitesti|targu mures',
  BG: 'sofia|софия|plovdiv|пловдив|varna|варна|burgas|бургас',
  GR: 'athens|athina|αθηνα|θεσσαλονικη|thessaloniki|piraeus|πειραιας|patras|πατρα|heraklion|ηρακλειο|marousi|μαρουσι|glyfada|chalandri',
  CY: 'nicosia|limassol|larnaca|paphos|λευκωσια|λεμεσος',
  MT: 'valletta|sliema|st julians',
  HR: 'zagreb|split|rijeka|osijek|zadar|pula|dubrovnik',
  SI: 'ljubljana|maribor|celje|koper|kranj',
  RS: 'beograd|belgrade|novi sad|nis|kragujevac',
  BA: 'sarajevo|banja luka|mostar',
  MK: 'skopje',
  AL: 'tirana|tirane|durres|vlore|shkoder|elbasan|korce',
  XK: 'pristina|prishtina|prishtine|prizren|peje|gjakove|ferizaj|gjilan|mitrovice',
  RU:
    'москва|moscow|санкт петербург|saint petersburg|st petersburg|новосибирск|екатеринбург|казань|нижнии новгород|челябинск|самара|омск|ростов на дону|уфа|красноярск|' +
    'воронеж|пермь|волгоград|краснодар|саратов|тюмень|novosibirsk|yekaterinburg|kazan',
  UA: 'київ|киів|киев|kyiv|kiev|харків|харьков|kharkiv|одеса|одесса|odesa|odessa|львів|львов|lviv|дніпро|днепр|dnipro|запоріжжя|запорожье|вінниця|полтава|черкаси',
  BY: 'минск|minsk',
  KZ: 'алматы|almaty|астана|astana|nur sultan',
  GE: 'tbilisi|batumi|თბილისი|ბათუმი|ქუთაისი|kutaisi|rustavi',
  AM: 'yerevan|երևան|գյումրի|gyumri',
  AZ: 'baku|baki|gence|sumqayit',
  UZ: 'tashkent|toshkent|samarqand|samarkand|buxoro|andijon|ташкент|самарканд',
  SY: 'دمشق|حلب|حمص|اللاذقية|حماة',
  PS: 'رام الله|غزة|نابلس|الخليل|القدس',
  YE: 'صنعاء|عدن|تعز',
  LY: 'طرابلس|بنغازي|مصراتة',
  SD: 'الخرطوم|أم درمان',
  AF: 'کابل|هرات|مزار شریف|قندهار',
  MX:
    'mexico city|ciudad de mexico|cdmx|guadalajara|monterrey|puebla|tijuana|leon|merida|cancun|zapopan|queretaro|toluca|san pedro garza garcia|chihuahua|hermosillo|culiacan' +
    '|aguascalientes|morelia|saltillo|veracruz|villahermosa|tuxtla gutierrez|oaxaca|oaxaca de juarez|acapulco|cuernavaca|durango|mazatlan|pachuca|xalapa|irapuato|celaya|ciudad juarez|mexicali|ensenada|la paz bcs|los mochis|ciudad obregon|reynosa|matamoros|nuevo laredo|tampico|torreon|gomez palacio|tepic|colima|campeche|playa del carmen|puerto vallarta|naucalpan|tlalnepantla|ecatepec|metepec|huixquilucan|san luis potosi|leon guanajuato|tlaquepaque|tlajomulco|santa catarina nl|apodaca|guadalupe nl|los cabos|cabo san lucas',
  BR:
    'sao paulo|rio de janeiro|brasilia|salvador|fortaleza|belo horizonte|manaus|curitiba|recife|porto alegre|goiania|belem|campinas|guarulhos|florianopolis|vitoria|natal|' +
    'joinville|ribeirao preto|santos|osasco|barueri|niteroi|londrina|uberlandia|campo grande|cuiaba|joao pessoa|maceio|aracaju|teresina|sao luis' +
    '|sao bernardo do campo|santo andre|sao jose dos campos|sorocaba|jundiai|piracicaba|bauru|sao jose do rio preto|cotia|indaiatuba|blumenau|itajai|balneario camboriu|chapeco|criciuma|caxias do sul|novo hamburgo|passo fundo|santa maria rs|maringa|cascavel|ponta grossa|foz do iguacu|sao jose dos pinhais|juiz de fora|betim|montes claros|uberaba|vila velha|serra es|cariacica|feira de santana|vitoria da conquista|ilheus|porto seguro|lauro de freitas|jaboatao dos guararapes|caruaru|petropolis|volta redonda|duque de caxias|nova iguacu|sao goncalo|macae|campos dos goytacazes|anapolis|aparecida de goiania|rondonopolis|dourados|palmas to|porto velho|rio branco|boa vista|macapa|mossoro|campina grande|parnaiba|juazeiro do norte',
  AR:
    'buenos aires|rosario|mendoza|la plata|mar del plata|san miguel de tucuman|ciudad autonoma de buenos aires|caba|capital federal|cordoba capital' +
    '|cordoba argentina|san juan argentina|san salvador de jujuy|resistencia|parana entre rios|santa rosa la pampa|neuquen|bariloche|san carlos de bariloche|ushuaia|comodoro rivadavia|rio gallegos|rio cuarto|bahia blanca|tandil|san rafael|san luis argentina|villa maria|quilmes|avellaneda|lomas de zamora|vicente lopez|san isidro argentina|villa carlos paz|godoy cruz|san nicolas de los arroyos',
  CL:
    'santiago|santiago de chile|las condes|providencia|vitacura|valparaiso|vina del mar|concepcion|antofagasta' +
    '|santiago centro|maipu|nunoa|la florida|puente alto|temuco|la serena|coquimbo|rancagua|talca|iquique|puerto montt|puerto varas|arica|chillan|copiapo|osorno|valdivia|punta arenas|calama|quilpue|villa alemana|huechuraba|quilicura|lo barnechea|san bernardo|pudahuel|penalolen|talcahuano|curico|quillota|san antonio chile|los angeles chile|coyhaique|estacion central|colina chile',
  CO:
    'bogota|bogota d c|bogota dc|medellin|cali|barranquilla|cartagena|bucaramanga|pereira|cucuta|manizales' +
    '|ibague|santa marta|villavicencio|armenia quindio|neiva|popayan|san juan de pasto|monteria|valledupar|tunja|sincelejo|envigado|itagui|sabaneta|soacha|cajica|zipaquira|floridablanca|buenaventura|barrancabermeja|yopal|cartagena de indias|santa fe de bogota|dosquebradas|girardot|riohacha|quibdo',
  PE:
    'lima|arequipa|trujillo|miraflores|san isidro|cusco|santiago de surco' +
    '|piura|chiclayo|huancayo|iquitos|tacna|ica|chimbote|cajamarca|juliaca|puno|ayacucho|pucallpa|tarapoto|san borja|la molina|jesus maria|magdalena del mar|san miguel lima|callao|surquillo|pueblo libre|los olivos|ate vitarte|chorrillos|huaraz|moquegua|tumbes|huanuco',
  EC:
    'quito|guayaquil|cuenca' +
    '|ambato|portoviejo|machala|riobamba|ibarra|santo domingo de los tsachilas|quevedo|latacunga|samborondon|sangolqui|cumbaya',
  BO: 'la paz|santa cruz de la sierra|cochabamba' + '|el alto|oruro|tarija|potosi|santa cruz bolivia',
  PY: 'asuncion' + '|ciudad del este|encarnacion|san lorenzo paraguay|fernando de la mora',
  UY:
    'montevideo|punta del este' +
    '|salto uruguay|paysandu|ciudad de la costa|colonia del sacramento|rivera uruguay|tacuarembo',
  VE:
    'caracas|maracaibo' +
    '|maracay|barquisimeto|ciudad guayana|puerto ordaz|valencia carabobo|maturin|puerto la cruz|san cristobal tachira|porlamar',
  CR: 'san jose costa rica|escazu' + '|alajuela|cartago costa rica|liberia costa rica|santa ana costa rica|curridabat',
  PA: 'panama city|ciudad de panama' + '|panama|colon panama|david chiriqui',
  GT: 'guatemala city|ciudad de guatemala' + '|quetzaltenango|antigua guatemala|mixco|guatemala',
  SV: 'san salvador' + '|santa tecla|antiguo cuscatlan|san miguel el salvador',
  HN: 'tegucigalpa|san pedro sula' + '|la ceiba|comayagua|choluteca',
  NI: 'managua' + '|esteli|masaya|leon nicaragua|granada nicaragua',
  DO:
    'santo domingo|punta cana' +
    '|santiago de los caballeros|la romana|san pedro de macoris|puerto plata|distrito nacional',
  CU: 'la habana|havana|santiago de cuba',
  PR: 'san juan puerto rico|bayamon|carolina pr|caguas|mayaguez|guaynabo',
  JM: 'kingston|montego bay',
  TT: 'port of spain',
  BS: 'nassau',
  BB: 'bridgetown',
}

/** Built on first use. */
let cities: Map<string, string> | undefined

function readCities(): Map<string, string> {
  const found = new Map<string, string>()
  for (const country in CITIES)
    for (const name of CITIES[country]!.split('|')) {
      const key = fold(name)
      if (!found.has(key)) found.set(key, country)
    }
  return found
}
