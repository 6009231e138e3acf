/** English words that are capitalised on web pages without being part of a name, folded. */
export const ENGLISH_WORDS = `
a aboard about above abroad absolute abstract academic academics academy accept access accessibility accessible
accessories accommodation account accounting accounts accreditation achievement achievements across acting action
actions active activities activity actual add added additional address addresses admin administration administrator
admission admissions adobe adopt adult adults advanced adventure advertise advertisement advertising advice advisory
affairs affiliate affiliates affordable afghanistan africa african after ag again against age agencies agency agenda
agenta agree agreement agriculture ahead aid air airline airlines airport alabama alaska albania alberta alert alerts
algeria all allergy alliance allow almost alone along already also alternative alumni always am amazing amazon america
american americans americas amet among amsterdam an analysis analytics and andorra android angeles angola animal
animals annex anniversary announcement announcements annual anonymous another answer answers anti antique antwerp any
anybody anyone anything apartment apartments api app apparel appeal appeals apple appliance appliances application
applications apply appointment appointments approach approved apps apr april aquatic archive archives are area areas
argentina arizona arkansas armenia around arrivals article articles artificial arts artwork as asia asian ask
assessment asset assets assistance assistant associate associated associates association associations assurance at
athens athletic athletics atlanta attorneys auckland auction auctions audio audit aug august australia australian
austria austrian authorised authority authorized auto automatic automation automotive available avenue award awards
aware awareness away azerbaijan baby back background backup bags bahamas bahrain balance balanced ballroom baltimore
band bangalore bangkok bangladesh bank banking banks banner bar barbados barcelona bargain base based basic basics
basket bath bathroom bathrooms battery beach beauty because bed bedroom bedrooms beds beer before begin beginner
behavior behind beijing being beirut belarus belfast belgian belgium belgrade belize below benefit benefits bengaluru
benin best better between beyond bhutan bible bicycle big bike bikes billing bio biology birmingham birthday birthdays
blend block blog blogger blogs board body bolivia book booking bookings books bookshop bookstore boots bosnia boston
botswana bottle boutique box boxes boys brand brands brazil brazilian bread breakfast breaking breeding brewery bridal
bridge brief bring brisbane bristol britain british broadband broadcast brochure brochures brokers bros brothers
browse browser brunei brussels bucharest budapest budget build builder builders building buildings built bulgaria
bulgarian bulk bulletin bundle burundi bus business businesses but buy buyer buyers buying bv by cabinet cabinets
cable cafe cairo cake calculator calendar calgary california call calls cambodia cambridge camera cameras cameroon
camp campaign campaigns camping campus canada canadian canberra cancel cancer candle capability capacity capital car
card cardiff cards care career careers cargo caribbean carpet carriage cars cart cartoon casino casual catalog
catalogs catalogue categories categorized category catering cause celebrate celebration cell cellular cemetery center
centers central centre centres century ceo ceramic certificate certificates certification certified chain chair chairs
challenge challenges championship championships change changes channel channels chapel chapter charge charges
charitable charities charter chat cheap check checklist checkout cheers chemical chemistry chennai chicago chicken
child childcare children childrens chile chilean chinese chocolate choice choose christmas church churches cinema
circle circuit cities citizen citizens city civic civil claim claims class classes classic classical classics
classified classifieds classroom clean cleaning clear clearance cleveland click client clients climate clinic clinical
clinics clock close closed closing clothes clothing cloud club clubs co coach coaching coast coastal coat code codes
coffee collaborative collection collections collective college colleges cologne colombia colombian color colorado
colors colour colours column comedy comic comics coming comment comments commerce commercial commission commitment
committee commodity common commons communication communications communities community compact companies company
compare comparison competition competitions complaint complaints complete compliance components comprehensive computer
computers computing concept concepts concern concert concerts concrete condition conditions conference conferences
confidential confirm congo congress connect connected connecticut connecting connection connections conservation
consider console construction consulting consumer consumers contact contacts contemporary content contents contest
continue continuing contract contractors contracts contribute contributions control controls convention conversion
convert cookie cookies cooking cool cooperation cooperative copenhagen copy copyright copyrights core corner corp
corporate corporation correspondence cosmetic cosmetics cost costs council councils counseling counselling countries
country county coupon coupons course courses court courts cover coverage covers covid craft crafts create created
creating creation creative credit credits crime criminal crisis critical croatia croatian crops cross cruise cruises
css cuban cuisine culinary cultural culture cup currency current currently curriculum custom customer customers
customs cut cycle cycling cyprus czech czechia daily dairy damage dance danish dark dashboard data database date dates
dating day days deadline deal dealer dealers deals dear death debate debt dec december decor decorating deep default
defence defense definition degree degrees delaware delhi delivery demo denmark dental dentistry department departments
departures depot deputy describe description desert design designed designs desk desktop dessert destination
destinations detail details detroit developed developing development developments device devices diet difference
different digest digital dining dinner diploma direct direction directions directories directory disability disclaimer
disclaimers disclosure discount discounts discover discovery discussion discussions disease diseases dishes disorder
display distance distribution distributors district diverse diversity division divisions diy do doctors document
documentation documents does dog dogs dolor domain domains domestic dominica donate donated donation donations done
donors door doors double down download downloads downtown draft drama dream dreams dress dresses drink drinks drive
drivers driving drop drug drugs drupal dry dubai dublin due during dust dutch duty dvd each early earn earth east
eastern easy eat ebay ebook ebooks ecology economic economics economy ecosystem ecuador edge edinburgh edit edited
edition editor edmonton education educational effective effects efficiency efficient effort eg egypt egyptian eight
election elections electric electrical electricity electronic electronics element elementary elements eleven
eligibility email emails emergency emerita emeritus emirates employees employer employers employment empowering en end
endowment energy engage engagement engineered engineering engineers engines england english enhanced enjoy enquire
enquiries enquiry enroll enrollment ensure enter enterprise enterprises entertainment entire entrance entries entry
environment environmental environments episode episodes equal equality equipment equity eritrea error errors essential
essentials est establish established esthetic estonia estonian eswatini etc ethics ethiopia ethiopian ethnic europe
european evaluation even evening event events ever every everybody everyday everyone everything evidence evolution
exam example examples exams excel excellence excellent except exchange exclusive executive exercise exhibit exhibition
exhibitions exhibitors existing exit expand expect experience experienced experiences experiments expert expertise
experts explore explorer export exports express extended extension exterior external extra extreme eye fabric fabrics
face facebook facial facilities facility fact factory facts faculty fair fairs fall families family famous fantastic
fantasy faq faqs far farm farmers farming farms fashion fast favorite favorites favourite favourites feature featured
features featuring feb february federal federation fee feed feedback feel fees feet fellowship fellowships festival
festivals few fiction field fields fight fiji file filed files film films filter filters final finance financial
financing find finding fine finish finland finnish fire first fiscal fishing fit fitness five fix fixed flash flat
fleet flexible flight flights floor flooring floral flow fluid flyer focus folder follow followers following font food
foods foot football footer for foreign forest forestry forever forgot form format forms formula fort forum forums
forward foundation foundations founded founding four frame frames framework franchise franchises francisco frankfurt
fraud free freedom freelance freight french frequently fresh fri friday friend friendly friends from front frozen
fruit fruits fuel full fully fun function fund fundamentals funding fundraising funds funeral funny furniture further
future gabon gain gala galleries gallery gambia game games gaming garage garden gardening gardens gas gate gateway
gather gear general generation generator geneva genre genuine geography georgian german germany get getting ghana
ghanaian giant gift gifts girls github give given giving glasgow glass global glossary gmail gmbh gmt go goal goals
goes going gold golden golf good goods google got gourmet governance government governors gps grade graduate graduates
graduation grain grants graphic graphics great greater greece greek green greenland greetings grenada grill grocery
ground grounds group groups grow growers growing growth guarantee guarantees guatemala guest guests guidance guide
guided guidelines guides guild guinea gun guns guyana gym hair haiti half hall halloween hamburg hand handbook
handmade hands hanoi happiness happy harassment hard hardware has have having hawaii he head headlines headquarters
health healthcare healthy hear hearing heart heating heavy height held hello help helpful helping helpline helsinki
her here heritage herself hey hi hidden high higher highest highlights highway hiking him himself hire hiring his
historic historical history hobbies holiday holidays holy home homepage homes honduras hospital hospitality hospitals
hosted hostel hosting hot hotel hotels hour hours house household houses housing houston how however html human
humanities hundred hundreds hungarian hungary hunting husband hybrid hyderabad hygiene i ice iceland icelandic icon
icons idaho idea ideal ideas identification identity ie if illinois illustration image images imaging immigration
impact implementation import important improve improvement in inc incident incl include included includes including
income incorporated increase independence independent index indian individual individuals indonesia indonesian indoor
industrial industries industry info infographic information informational informed infrastructure initiative
initiatives injury inner innovation innovations innovative input inquiries inquiry insert inside insight insights
inspection inspiration instagram install installation instant institute institutes institution institutional
institutions instructions instrument instruments insurance integrated integration integrity intellectual intelligence
intelligent interactive interest interests interim interior interiors intermediate internal international internet
internship internships interview interviews into intranet intro introducing introduction inventory investment
investments investor investors invitation invite invoice involved iowa ipad iphone ipsum iran iranian iraq iraqi
ireland irish is island islands iso israeli issue issues istanbul it italian italy item items its jakarta jamaica jan
january japan japanese java javascript jersey jewellery jewelry job jobs johannesburg join joint joomla journal
journals journey jr json juice jul july jun june just kansas karachi kazakhstan keep kentucky kenyan key keyboard
keynote keywords kg kids kind kinds kingdom kitchen kitchens know knowledge known kolkata korean kosovo kuala kuwait
kyrgyzstan lab label labels labor laboratories laboratory labour labs ladies lagos lahore lake lakes land landing
landscape landscaping language languages laos laptop laptops large laser last late later latest latin latvia laundry
law lawn laws layout lead leaders leadership leading leads league learn learning lease leasing least leather leave
lebanese lebanon lecture lectures led leeds left legacy legal legislation leicester leipzig leisure lenses lesotho
less lesson lessons let lets letter letters level levels liability liberal liberia libraries library libya licence
license licensed licenses licensing liechtenstein life lifestyle lifetime lift light lighting lights like liked
limitations limited line linear linen lines link linkedin links linux liquid lisbon list listed listen listing
listings lists literacy literary literature lithuania lithuanian live liverpool lives living ljubljana llc llp load
loan loans local locally locate location locations lock locks lodge log login logistics logo logout logs lone long
look looking looks lorem lost lot louisiana lounge love low lower ltd luggage lumpur lunch luton luxembourg luxury
lyon machine machinery machines madagascar made madrid magazine magazines magic magnetic mail mailing mailto main
maine maintain maintained maintenance make makes making malawi malaysia malaysian maldives male mali mall malta manage
managed management managing manchester manila manitoba manual manuals manufactured manufacturer manufacturers
manufacturing many map maps mar march marine maritime market marketing marketplace markets maryland mass massachusetts
massage master mastercard masters material materials maternity math mathematics matrix matter mauritania mauritius may
maybe me meal meals measure measurement measures meat mechanical media medical medicine medicines meditation
mediterranean medium meet meeting meetings megamenu melbourne member members membership memberships memo memorial
memories memory mens mental mentoring menu menus merchandise merchant merchants merger message messages messaging
messenger metal metals meters method methods metro metropolitan mexican mexico miami michigan microsoft middle midwest
military milk million milwaukee mind mineral mini minimum mining ministries ministry minneapolis minnesota minsk
minute minutes misc miscellaneous missing mission mississippi missouri mixed mobile mobility mode model models
moderator modern modified module modules moldova molecular moment moments mon monday money mongolia monitor monitoring
montenegro month monthly months montreal monument moon more morning moroccan morocco mortgage mortgages moscow most
mother mothers motion motor motorcycle motors mountain mountains move movement movie movies moving mozambique mr much
multi multimedia multiple mumbai munich municipal museum museums music musical my myanmar myself nails nairobi name
named names namibia narrative nation national nations native natural nature naval navigation near nearly nebraska need
needed needs neighborhood nepal netflix netherlands network networking networks nevada never new newer newest newly
news newsletter newsletters newsroom next nicaragua nice nigeria nigerian night nine no nobody none nonprofit noon nor
nordic normal north northeast northern northwest norway norwegian not note notebook notes nothing notice notices
notification notifications nottingham nov november now nuclear null number numbers nurses nursing nutrition
nutritional nv oakland obituaries obituary object objectives objects occupational ocean oct october of off offer
offering offers office officers offices official offline offshore ohio oil oils oklahoma old older oldest olympic
olympics oman on once one ongoing online only ontario open opening openings opera operating operation operational
operations operators opinion opinions opportunities opportunity opt optical option optional options or order ordering
orders ordinary oregon organic organisation organisational organisations organization organizational organizations
orientation original originals osaka oslo other others ottawa our ours out outdoor outdoors outlet outlets outlook
output outreach outside outstanding over overseas overview own owned owners oxford pacific pack package packages
packaging packs page pages paid pain paint painting paintings pakistan pakistani palestine panama panel panels paper
papers paraguay parcel parental parents park parking parks part participants participate participation particular
parties partners partnership partnerships parts party pass passion passport password passwords past pasta paste
patents path pathways patient patients pattern patterns pay paying payment payments paypal payroll pdf peace peer
pennsylvania pension people peoples per perfect performance performances performing perfume period periodicals
permanent permission permits personal personalised personalized personnel perspective perspectives peru peruvian pest
pet pets pharma pharmaceutical pharmaceuticals pharmacies pharmacy phase philippine philippines philosophy phone
phones photo photograph photographs photography photos php physical physicians physics pick picks picture pictures
pieces pills pilot pink pinterest pipe pipeline pizza place placement places plain plan planet planned planning plans
plant plants plastic plate platform platforms platinum play player players playground playing playlist plc please
pleased plus pm pocket podcast podcasts poems poetry point points poker poland police policies policy polish political
politics poll pollution pool pools poor pop popular population port portable portal portfolio portfolios portugal
portuguese position positions positive possible post postal postcode posted poster posters postgraduate posting posts
potential poultry power powered powerful practical practice practices prague prayer pre precision preferences
pregnancy premier premium preparation prescription present presentation presentations presented presents preservation
press pretty prev prevention preventive preview previous price prices pricing primary print printable printed printer
printers printing prints priorities priority prison privacy private privately pro probably problem problems procedure
procedures process processes processing procurement produce produced product production productions productivity
products profession professional professionals profile profiles profit program programme programmes programming
programs progress project projects promo promote promotion promotional promotions proper properties property proposal
proposed protect protected protecting protection protein protocol provide provided provider providers providing
province provincial pst psychology pty pub public publication publications publicity published publishers publishing
pump pumps pune purchase purchases purchasing pure purpose purposes put python qatar qualification qualifications
quality quantity quarter quarterly quebec queensland queries query question questionnaire questions quick quickly
quiet quilt quiz quote quotes race racing radio rail railroad railway rain range ranges ranking rankings rapid rate
rated rates rating ratings raw reach reached read readers reading ready real realty reason reasons receive received
recent recently recipe recipes recipients recognition recommend recommendations recommended record recorded recording
recordings records recovery recreation recreational recruitment recycling red redeem reduce reference references
referral referrals reform refund refunds refurbished regards region regional regions register registered registrar
registration regular regulation regulations regulatory rehabilitation related relations relationship relationships
release released releases reliable relief religion religious relocation remarks reminder remote removal remove
renewable renewal rent rental rentals repair repairs repeat replace replacement replies reply report reporting reports
republic reputation request requests require required requirement requirements research reservation reservations
reserve reserved reset residence residences resident residential residents resolution resort resorts resource
resources respect response responsibilities responsibility responsible rest restaurant restaurants restoration restore
result results resume retail retailer retailers retirement retreat return returned returning returns reunion revenue
reverse review reviewed reviews revised revision reward rewards reykjavik riga right rights ring rings rise risk risks
river road roadmap roads robot robotics rock role roles romance romania romanian rome roof roofing room rooms root
roots rose rotterdam round route routes row royal rss rugs rule rules run running rural russia russian rwanda
sacramento safe safely safety said sailing salad salads salary sale sales salon same samoa sample samples sand sarl
saskatchewan sat satellite satisfaction saturday sauce save saved saving savings say says scandinavian schedule
scheduled schedules scheme schemes scholarship scholarships school schools science sciences scientific scientists
scope score scores scotland scottish screen screening screens scroll sea seafood seal search searches season seasonal
seasons seat seating seattle second secondary seconds secrets section sections sector sectors secure secured
securities security see seed seeds seek seeking select selected selecting selection self sell seller sellers selling
seminar seminars senate send senegal senior seniors sense sensor sensors sent seo seoul sep sept september serbia
serbian serial series serious serve served server servers service services serving session sessions set sets setting
settings setup seven several sex sexual seychelles shadow shanghai shape share shared shareholders shares sharing she
sheet sheets sheffield shelter shenzhen shift shipment shipping ships shirt shirts shoe shoes shop shopify shopping
shops short should show showcase showing showroom shows shuttle sick side sign signal signature signs similar simple
simply since sincerely singapore singaporean single site sitemap sites sitewide six size sizes skills skin skip skype
slack sleep slide slides slideshow slovak slovakia slovenia slovenian slow small smart smile smoke smoking sms snack
snow so soap soccer social societies society socks soft software soil solar sold solid solution solutions somalia some
somebody something soon sort sound sounds soup source sources sourcing south southeast southern southwest space spaces
spain spam spanish spare speak speaking special specialised specialists specialized specials specialties specialty
species specific specification specifications specs speech speed spending spirit spiritual sponsored sponsors
sponsorship sport sporting sports spot spotify spotlight spring sql square sr srl ssl stability stadium staff staffing
stage stainless stairs stand standard standards standing star starring stars start started starters starting starts
startup startups state statement statements states static station stations statistics stats status statutory stay
steak steel step steps still stock stockholm stocks stop stopped storage store stores stories storm story straight
strategic strategies strategy stream streaming street streets strength stress stripe strong structural structure
structures student students studies studio studios study studying stuff stuttgart style styles sub subject subjects
submission submissions submit submitted subscribe subscription subscriptions subsidiaries subsidiary success
successful successfully such sudan sugar suggest suggestion suggestions suite suites summary summer summit sun sunday
sunderland super supermarket supplements supplier suppliers supplies supply support supported supporting supreme sure
surface surgery surgical suriname surname survey surveys sustainability sustainable sweden swedish sweet swimming
swipe swiss switch switzerland symposium symptoms synopsis syria syrian system systems table tables tablet tablets tag
tagged tags tailored taiwan taiwanese tajikistan take takes taking talent talk talking talks tallinn tampa tank tanks
tanzania tap tape target tariff tasmania taste tax taxes taxi tba tbd tea teach teachers teaching team teams tech
technical technique techniques technologies technology tel telecom telegram telephone television tell temporary ten
tennessee tennis term terms terrace test testimonial testimonials testing tests texas text textbook textbooks textile
textiles thai thailand than thank thanks thanksgiving that the theater theatre their them theme themes then theory
therapeutic therapies therapy there these they thing things think third thirty this those thoughts thousand three
through throughout thu thursday thus ticket tickets tier tiktok tiles timber time timeline timely times timetable tip
tips tire tires title titles to today together toggle togo toilet told toll tomorrow tonga tool toolbar toolkit tools
top topic topics toronto total touch tour tourism tourist tournament tours toward towards tower town towns toy toys
track tracking trade trademark trademarks trading traditional traffic trail trailer trails train training transaction
transactions transcript transfer transfers transform transformation transit translation translations transparency
transport transportation travel travelers treatment treatments tree trees trend trending trends trial trials trip
trips trophy truck trucks true trust trusted trustees trusts truth try tube tue tuesday tuition tuning tunisia
tunisian turin turkish turkmenistan turn tutorial tutorials tv twelve twenty twitter two type types typical uae uganda
uk ukraine ukrainian ultimate ultra unable undefined under undergraduate understand understanding underwear unified
uniform union unions unique unit unite united units universal universe universities university unknown unless
unlimited unsubscribe unsubscribed until untitled up upcoming update updated updates upgrade upload upon upper urban
url uruguay us usa usage usb use used useful user username users uses using usually utah utc utilities utility
uzbekistan vacancies vacancy vacation vacations valid valley valuable value values van vancouver vanuatu various vegan
vegas vegetable vegetables vegetarian vehicle vehicles vendor vendors venezuela venezuelan venture ventures venue
venues verification verify vermont version versions very via vice video videos vienna vietnam vietnamese view viewed
viewers viewing views village villas vilnius vintage violence virtual visa vision visit visiting visitor visitors
visual vital vitamins vocational voice volume volunteer volunteering volunteers vote voting vs wait wales walk walking
wall wallet want wanted wants war warehouse warning warranty warsaw was wash waste watch watches watching water waters
wave way ways we wealth wear weather web webcam webinar webinars weblog webmail webmaster website websites wed wedding
weddings wednesday week weekend weekly weeks weight welcome welfare well wellington wellness welsh were west western
what whats whatsapp wheel wheels when where whether which while white who whole wholesale whom whose why wide wife
wifi wikimedia wikipedia wild wildlife will window windows wine winery wines wing winner winners winnipeg winter
wireless wisconsin wish wishlist with within without women womens won wonder wonderful wood wooden word wordpress
words work worker workers workforce working workplace works workshop workshops world worldwide worship worth would
write writing written wrong wyoming xml yahoo yard yards year yearly years yemen yes yesterday yet yoga yokohama york
you young your yours yourself youth youtube zagreb zambia zero zimbabwe zone zones zoning zoom zurich
`
