/** English words that web pages capitalise although they are not part of a name, folded. */
export const ENGLISH_WORDS = `
a aboard about above abroad absolute abstract academic academics accept access accessibility accessible accessories
account accounting accounts across acting active activities activity actual add added additional address addresses
adjustable admin admissions adobe adopt adopted adult adults advanced adventure advertise advertising advice advisory
affairs affiliate affiliates affordable afghanistan africa african after again against age agencies agency agenda
agenta agree agriculture ahead aid air airline airlines alabama alaska albania alberta alert alerts algeria all allergy
alliance allow almost alone along already also alternative alumni always am amazing amazon america american americans
americas amet among amsterdam an analysis analytics and andorra android angeles angola animal animals annex anniversary
annual anonymous another answer answers anti antwerp any anybody anyone anything api app apparel appeal appeals apple
appliance appliances apply appointed approach approved apps apr april aquatic are area areas argentina arizona arkansas
armenia around arrivals article articles artificial artwork asia asian ask asset assets assistance associated assurance
at athens athletic athletics atlanta auckland audio audit aug august australia australian austria austrian authorised
authority authorized automatic available awarded aware awareness away azerbaijan baby back background backup bags
bahamas bahrain balance balanced ballroom baltimore bangalore bangkok bangladesh banking banks banner barbados
barcelona bargain base based basic basics basket bath bathroom bathrooms battery beach because bed bedroom bedrooms
beds before begin beginner behavior behind beijing being beirut belarus belfast belgian belgium belgrade belize below
benefit benefits bengaluru benin best better between beyond bhutan bible bicycle big bike bikes billing bio birmingham
birthday birthdays blend block blog blogs board body bolivia book booking bookings bookshop bookstore boots bosnia
boston botswana bottle box boxes boys brazil brazilian bread breakfast breaking breeding bridal bridge brief bring
brisbane bristol britain british broadband broadcast brochure brochures browse browser brunei brussels bucharest
budapest budget build buildings built bulgaria bulgarian bulk bulletin bundle burundi bus business businesses but buy
buyers buying by cabinet cabinets cable cables cairo cake calculator calendar calgary california call calls cambodia
cambridge camera cameras cameroon camp campaign campaigns camping campus canada canadian canberra cancel cancer candle
capacity capital car card cardiff cards care career careers cargo caribbean carpet carriage cart cartoon casino casual
catalog catalogs catalogue categories category cause celebrate cell cellular centers central centres century ceramic
certificate certificates certified chain chairs challenge challenges championships change changes channel channels
chapel chapter charities charter chat cheap check checklist checkout cheers chemistry chennai chicago chicken child
childcare children childrens chile chilean chinese chocolate choice choose christmas church churches circle circuit
cities citizen citizens civic civil claim claims class classes classics classified classifieds classroom clean cleaning
cleanliness clear clearance cleveland click client clients climate clinic clinics clock close closed closing clothes
cloud clubs coach coaching coast coastal coat code codes coffee collaborative collective colleges cologne colombia
colombian color colorado colors colour colours column comedy comfortable comic comics coming commerce commodity common
commons communities community compact compare comparison complaint complaints complete compliance components
comprehensive computer computers computing concept concepts concern concert concerts concrete conference conferences
confidential confirm congo congratulated congress connect connected connecticut connecting consider console consumer
consumers contact contacts contemporary content contents contest continue continuing contract contracts contribute
control controls convert cookie cookies cooking cool cooperative copenhagen copy copyright copyrights cordless core
corner corporate correspondence cosmetic cosmetics cost costs councils counseling counselling countries country coupon
coupons course courses court courts cover coverage covers covid craft crafts create created creating creative credit
credits crime criminal crisis croatia croatian crops cross cruise cruises css cuban cuisine culinary cultural culture
currency current currently curriculum custom customer customers customs cut cycle cycling cyprus czech czechia daily
damage danish dark darkness dashboard data database date dates dating day days deadline deal dealer dealers deals dear
death debate debt dec december decor decorating deep default defence defense degree degrees delhi delivery demo denmark
dentistry departures depot describe designed desk desktop dessert detail details detroit developed developing device
devices diet difference different digest digital dining dinner diploma direct directories directory disclaimer
disclaimers disclosure discount discounts discover discovery discussions diseases dishes disorder display disposable
distance distributors diverse diversity divisions diy do does dog dogs dolor domain domains domestic dominica donate
donated done donors door doors double down download downloads downtown draft drama dream dreams dress dresses drink
drinks driving drop drug drugs drupal dry dubai dublin due durable during dust dutch duty dvd each early earn earth
east eastern easy eat ebay ebook ebooks economic economics economy ecuador edge edinburgh edit edited edmonton
educational effective effectiveness effects efficiency efficient effort eg egypt egyptian eight elected electric
electricity electronic electronics elementary eleven eligibility eligible email emails emergency emerita emeritus
emirates employees employer employers empowering en end endless energy engage engineered engines england english
enhanced enjoy enquire enquiries enquiry enroll ensure enter enterprise entire entrance entries entry environmental
episode episodes equal equality equity eritrea error errors essential essentials est establish established esthetic
estonia estonian eswatini etc ethics ethiopia ethiopian ethnic europe european even evening event events ever every
everybody everyday everyone everything evidence exam example examples exams excel excellence excellent except exclusive
exercise exhibit exhibitors existing exit expand expect experience experienced experiences expert expertise experts
explore explorer export exports express extended exterior external extra extreme eye fabric fabrics face facebook
facial facilities facility fact factory facts faculty fair fairs fall families family famous fantastic fantasy faq faqs
far farming fast favorite favorites favourite favourites feature featured features featuring feb february federal fee
feed feedback feel fees feet fellowships festivals few field fields fight fiji file filed files film filter filters
final financing find finding fine finish finland finnish fire firmware first fiscal fishing fit fitness five fix fixed
flash flat fleet flexible flight flights floor flooring floral flow fluid flyer focus folder follow followers following
font foot football footer for foreign forest forestry forever forgot form format forms formula fort forum forums
forward founded founding four frame frames framework franchise franchises francisco frankfurt fraud free freedom
freelance freeware freight french frequently fresh freshness fri friday friend friendly friends from front frozen fruit
fruits fuel full fullness fully fun fundamentals funding fundraising funds funeral funny further future gabon gain gala
galleries gambia game games gaming gardening gas gate gateway gather gear generator geneva genre genuine georgian
german germany get getting ghana ghanaian giant gift gifts girls github give given giving glasgow glass glossary gmail
gmt go goal goals goes going gold golden golf good goods google got gourmet governance gps grade graduate graduates
grain grants graphic graphics great greater greece greek green greenland greetings grenada grocery ground grounds
groups grow growing growth guarantee guarantees guatemala guest guests guidance guided guidelines guides guild guinea
gun guns guyana haiti half hall halloween hamburg hand handbook handmade hands hanoi happiness happy hard hardware has
have having hawaii he headlines headquarters headshot health healthcare healthy hear hearing heart heating heavy height
held hello help helpful helping helpline helsinki her here heritage herself hey hi hidden high higher highest
highlights hiking him himself hire hired hiring his historic history hobbies holiday holy home homeless homepage
honduras honored honoured hospitality hospitals hosted hostel hosting hot hotels hour hours house household houses
housing houston how however html human humanities hundred hundreds hungarian hungary hunting husband hybrid hyderabad
hygiene i ice iceland icelandic icon icons idaho idea ideal ideas identity ie if illinois illness image images imaging
impact import important improve in incident incl include included includes including income increase independence
independent index indian individual individuals indonesia indonesian indoor industrial industry info infographic
informational informed infrastructure initiative initiatives injury inner innovative input inquiries inquiry insert
inside insight insights instagram install instant institutes institutional integrated integrity intellectual
intelligence intelligent interactive interest interests interim interior intermediate internal internet internship
internships interview interviews into intranet intro introducing inventory invite invoice involved iowa ipad iphone
ipsum iran iranian iraq iraqi ireland irish is iso israeli issue issues istanbul it italian italy item items its
jakarta jamaica jan january japan japanese java javascript jersey job jobs johannesburg join joint joomla journal
journals journey jr json juice jul july jun june just kansas karachi kazakhstan keep kentucky kenyan key keyboard
keynote keywords kids kind kindness kinds kingdom kitchens know knowledge known kolkata korean kosovo kuala kuwait
kyrgyzstan lab label labels labor laboratories laboratory labour ladies lagos lahore lake lakes land landing landscape
language languages laos laptop laptops large laser last late later latest latin latvia laundry law lawn laws lead
leadership leading leads learn learning lease leasing least leather leave lebanese lebanon lectures led leeds left
legacy legal leicester leipzig leisure lenses lesotho less lesson lessons let lets letter letters level levels liberal
liberia libraries libya licence license licensed licenses licensing liechtenstein life lifestyle lifetime lift light
lighting lights like liked limitless line linear linen lines link linkedin links linux liquid lisbon list listed listen
listing listings lists literacy literary literature lithuania lithuanian live liverpool lives living ljubljana load
loan loans local locally locate lock locks log login logo logout logs lone long look looking looks lorem lost lot
louisiana lounge love low lower luggage lumpur lunch luton luxembourg luxury lyon machine machinery machines madagascar
made madness madrid magazine magazines magic magnetic mail mailing mailto main maine maintain maintained maintenance
make makes making malawi malaysia malaysian maldives male mali malta malware manage managed managing manchester manila
manitoba manual manuals manufactured manufacturer manufacturers manufacturing many map maps mar march marine maritime
marketing marketplace markets maryland mass massachusetts massage master mastercard masters material materials
maternity math mathematics matrix matter mauritania mauritius may maybe me meal meals measure measures meat medicine
medicines mediterranean medium meet meeting meetings megamenu melbourne member members membership memberships memo
memories memory mens mental mentoring menu menus merchandise merchant merchants merger message messages messaging
messenger metal metals meters methods metro metropolitan mexican mexico miami michigan middle middleware midwest
military milk million milwaukee mind mineral mini minimum mining ministries ministry minneapolis minnesota minsk minute
minutes misc miscellaneous missing mississippi missouri mixed mobile mobility mode models modern modified module
modules moldova molecular mon monday money mongolia monitor monitoring montenegro month monthly months montreal moon
more morning moroccan morocco mortgage mortgages moscow most mother mothers motor motorcycle mountain mountains move
movie movies moving mozambique mr much multi multimedia multiple mumbai munich municipal museums my myanmar myself
nails nairobi name named names namibia narrative nation national native natural nature naval near nearly nebraska need
needed needs neighborhood nepal netflix netherlands network networking networks nevada never new newer newest newly
news newsletter newsletters newsroom next nicaragua nice nigeria nigerian night nine no nobody nominated none nonprofit
noon nor nordic normal north northeast northern northwest norway norwegian not note notebook notes nothing notice
notices nottingham nov november now nuclear null number numbers nurses nursing nutritional oakland obituaries obituary
object objectives objects occupational ocean oct october of off offer offering offers office offices official offline
offshore ohio oil oils oklahoma old older oldest olympic olympics oman on once one ongoing online only ontario opening
openings opera operating operation operational operations operators opinion opinions opportunities opportunity opt
optional or order ordering orders ordinary oregon organic organisational organizational original originals osaka oslo
other others ottawa our ours out outdoor outdoors outlets outlook output outreach outside outstanding over overseas
overview own owned owners oxford pacific pack package packages packaging packs page pages paid pain paint painting
paintings pakistan pakistani palestine panama panel panels paper paraguay parcel parental parents park parking parks
part participants participate particular parties partnership partnerships parts party pass passport password passwords
past pasta paste patents pathways patient patients pattern patterns pay payable paying paypal payroll pdf peace peer
pennsylvania people peoples per perfect performance performances performing perfume period periodicals permanent
permits personal personnel perspective perspectives peru peruvian pest pet pets pharma pharmaceuticals pharmacies phase
philippine philippines philosophy phone phones photo photograph photographs php physics pick picks picture pieces pills
pink pinterest pipe pipeline pizza place places plain planet planned planning plans plant plants plastic plate platform
platforms platinum play player players playground playing playlist please pleased plus pm pocket podcast podcasts poems
poetry point points poker poland police policies policy polish politics poll pool pools poor pop popular port portable
portal portfolio portfolios portrait portugal portuguese positive possible post postal postcode posted poster posters
postgraduate posting posts potential poultry power powered powerful practice practices prague prayer pre preferences
pregnancy premier premium present presented presents pretty prev preventive preview previous price prices pricing
primary print printable printed printer printers printing prints priorities priority privacy private privately pro
probably problem problems procedure procedures process processes processing produce produced product productivity
products professional professionals profile profiles profit program programme programmes programming programs progress
project projects promo promote promoted promotional proper proposal proposed protect protected protecting protein
protocol provide provided provider providers providing provincial pst public publicity published pump pumps pune
purchase purchases purchasing pure purpose purposes put python qatar quality quantity quarter quarterly quebec
queensland queries query questionnaire quick quickly quiet quilt quiz quote quotes race racing radio rail railroad
railway rain range ranges ranking rankings rapid rate rated rates rating ratings raw reach reached read readers
readiness reading ready real reappointed reason reasons receive received recent recently recipe recipes recipients
recognised recognized recommend recommended record recorded recording recordings recovery recreational recycling red
redeem reduce reelected reference references referral referrals reform refund refunds refurbished regardless regards
region regional regions register registered regular regulatory related relationship relationships release released
releases reliable relief religion religious remarks reminder remote removal remove renewable renewal rent rental
rentals repair repairs repeat replace replies reply report reporting reports request requests require required research
reserve reserved reset residence residences resident residential residents resolved resorts resource resources respect
response responsibilities responsibility responsible rest restaurants restore result results resume retail retailer
retailers retreat return returned returning returns reunion revenue reverse review reviewed reviews reward rewards
reykjavik riga right rights ring rings rise risk risks road roadmap roads robot robotics rock role roles romance
romania romanian rome roof room rooms root roots rose rotterdam round route routes royal rss rugs rule rules run
running rural russia russian rwanda safe safely safety said sailing salad salads salary sale sales same samoa sample
samples sand saskatchewan sat satellite saturday sauce save saved saving savings say says scandinavian schedule
scheduled schedules scheme schemes scholarships schools science sciences scientific scope score scores scotland
scottish screen screening screens scroll sea seal seamless search searches season seasonal seasons seat seating seattle
second secondary seconded seconds secrets sectors secure secured securities security see seed seeds seek seeking select
selected selecting self sell selling seminar seminars senate send senegal senior seniors sense sensor sensors sent seo
seoul sep sept september serbia serbian serial serious serve served server servers serving sessions set sets setting
settings setup seven several sex sexual seychelles shadow shanghai shape share shared shareholders shares sharing she
sheet sheets sheffield shelter shenzhen shift shipping ships shirt shirts shoe shopify shopping short should show
showcase showing showroom shows shuttle sick side sign signal signature signs similar simple simply since sincerely
singapore singaporean single site sitemap sites sitewide six size sizes skills skin skip skype slack sleep slide slides
slideshow slovak slovakia slovenia slovenian slow small smart smile smoke smoking sms snack snow so soap soccer social
societies socks soft software soil solar sold solid somalia some somebody something soon sort sound sounds soup source
sources sourcing south southeast southern southwest space spaces spain spam spanish spare speak speaking special
specials specialties specialty species specific specs speech speed spending spirit spiritual sponsored sponsors
sponsorship sport sporting sports spot spotify spotlight spring sql sr ssl staff staffing stage stainless stairs stand
standard standards standing star starring stars start started starters starting starts startup startups states static
statistics stats status statutory stay steak steel step steps still stock stockholm stocks stop stopped storage stories
storm story straight strategic strategies strategy stream streaming streets strength stress stripe strong structural
structure structures studies study studying stuff stuttgart style styles sub subject subjects submissions submit
submitted subscribe subsidiaries subsidiary success successful successfully such sudan sugar suggest suitable suite
suites summary summer summit sun sunday sunderland super supplier suppliers supplies supply support supported
supporting supreme sure surface suriname surname survey surveys sustainable sweden swedish sweet swimming swipe swiss
switch switzerland symposium symptoms synopsis syria syrian table tables tablet tablets tag tagged tags tailored taiwan
taiwanese tajikistan take takes taking talent talk talking talks tallinn tampa tank tanks tanzania tap tape target
tariff tasmania taste tax taxes taxi tba tbd tea teach teaching team teams tech technique techniques tel telecom
telegram telephone tell temperature temporary ten tennessee tennis term terms testimonial testimonials testing tests
texas text textbook textbooks textile textiles thai thailand than thank thanks thanksgiving that the their them theme
themes then therapeutic therapies therapy there these they thing things think third thirty this those thoughts thousand
three through throughout thu thursday thus ticket tickets tier tiktok tiles timber time timeless timeline timely times
tip tips tire tires title titles to today together toggle togo toilet told toll tomorrow tonga tool toolbar toolkit
tools top topic topics toronto total touch tour tourist toward towards tower town towns toy toys track tracking trade
trademark trademarks trading traditional traffic trail trailer trails train training transcript transfer transfers
transform transit transparency travelers tree trees trend trending trends trial trials trip trips truck trucks true
trusted trusts truth try tube tue tuesday tuning tunisia tunisian turin turkish turkmenistan turn tutorial tutorials tv
twelve twenty twitter two type types uae uganda uk ukraine ukrainian ultimate ultra undefined under undergraduate
understand understanding unified uniform unions unique unit unite united units universal universe universities unknown
unless unlimited unsubscribe unsubscribed until untitled up upcoming update updated updates upgrade upload upon upper
urban url uruguay us usa usage usb use used useful usefulness user username users uses using usually utah utc utilities
utility uzbekistan vacancies vacancy valid valley valuable value values van vancouver vanuatu various vegan vegas
vegetable vegetables vegetarian vehicle vehicles vendor vendors venezuela venezuelan venture venue venues verify
vermont versions very via vice video videos vienna vietnam vietnamese view viewed viewers viewing views villas vilnius
vintage violence virtual visa visible visit visiting visitor visitors visual vital vitamins vocational voice volume
volunteering vote voting vs wait wales walk walking wall wallet want wanted wants war warehouse warning warranty warsaw
was wash waste watch watches watching water waters wave way ways we wealth wear weather web webcam webinar webinars
weblog webmail website websites wed wedding weddings wednesday week weekend weekly weeks weight welcome welfare well
wellington wellness welsh were west western what whats whatsapp wheel wheels when where whether which while white who
whole wholesale whom whose why wide wife wifi wikimedia wikipedia wild wildlife will window windows wing winner winners
winnipeg winter wireless wisconsin wish wishlist with within without witness women womens won wonder wonderful wood
wooden word wordpress words work worker workers workforce working workplace works workshop workshops world worldwide
worship worth would write writing written wrong wyoming xml yahoo yard yards year yearly years yemen yes yesterday yet
yoga yokohama york you young your yours yourself youth youtube zagreb zambia zero zimbabwe zone zones zoning zoom
zurich ceramics pottery textiles jewellery jewelry millinery upholstery illustration illustrations printmaking
letterpress woodwork woodworks ironwork glassworks guitars violins yachts kayaks cycles recordings although despite
either hence lanka lankan lankans moreover neither though whereas
`
