import { type Country, digits, phoneHabits, sign } from '../country.ts'
import { SOUTH_ASIAN_MARKS } from '../shared/address-marks.ts'
import { SOUTH_ASIAN_FORMS } from '../shared/legal-forms.ts'
import { SOUTH_ASIAN_MONEY_SIGN } from '../shared/page-signs.ts'

/** India. */
export const IN: Country = {
  code: 'IN',
  precedence: 18,
  names: { aliases: null, isKnownEverywhere: true },
  domains: { isSoldWorldwide: false, others: null },
  languages: { bn: 0.3, hi: 1, ta: 0.8 },
  namesLike: null,
  postcode: { ...digits(6), groups: '3 3', isPlaceFirst: true },
  addressHabits: ['region-before-code'],
  streets: [
    {
      order: 'number-name-word',
      words:
        'marg nagar salai chowk bazar bazaar sarani lines layout colony circus gali enclave vihar puram peth ' +
        'rasta margh feet',
    },
    {
      order: 'number-name-word',
      words: 'रोड मार्ग नगर गली चौक विहार कॉलोनी कालोनी पुरम एन्क्लेव बाजार बाज़ार मोहल्ला चौराहा लेन स्ट्रीट',
    },
  ],
  streetEndings: null,
  numberedRoads: null,
  wholeStreets: null,
  addressMarks: [SOUTH_ASIAN_MARKS],
  regions: {
    abbreviations: 'AP AS BR CG GJ HR HP JH KA KL MP MH TN TS UP WB',
    names:
      'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|' +
      'jammu and kashmir|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|' +
      'nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|' +
      'uttarakhand|west bengal|delhi ncr|ncr|puducherry|आंध्र प्रदेश|अरुणाचल प्रदेश|असम|बिहार|छत्तीसगढ़|गोवा|' +
      'गुजरात|हरियाणा|हिमाचल प्रदेश|झारखंड|झारखण्ड|कर्नाटक|केरल|मध्य प्रदेश|महाराष्ट्र|मणिपुर|मेघालय|मिजोरम|' +
      'नागालैंड|ओडिशा|पंजाब|राजस्थान|सिक्किम|तमिलनाडु|तेलंगाना|त्रिपुरा|उत्तर प्रदेश|उत्तराखंड|उत्तराखण्ड|' +
      'पश्चिम बंगाल|தமிழ்நாடு|കേരളം|পশ্চিমবঙ্গ|ಕರ್ನಾಟಕ|ગુજરાત|ਪੰਜਾਬ',
  },
  ownScriptRegions: null,
  placeEndings: null,
  cities:
    'mumbai|bombay|new delhi|delhi|bengaluru|bangalore|hyderabad|ahmedabad|chennai|madras|kolkata|calcutta|' +
    'surat|pune|jaipur|lucknow|kanpur|nagpur|indore|thane|bhopal|visakhapatnam|vizag|patna|vadodara|baroda|' +
    'ghaziabad|ludhiana|agra|nashik|nasik|faridabad|meerut|rajkot|varanasi|aurangabad|dhanbad|amritsar|' +
    'navi mumbai|allahabad|prayagraj|ranchi|howrah|coimbatore|jabalpur|gwalior|vijayawada|jodhpur|madurai|' +
    'raipur|kota|chandigarh|guwahati|mysore|mysuru|gurgaon|gurugram|noida|greater noida|kochi|cochin|' +
    'ernakulam|trivandrum|thiruvananthapuram|kozhikode|calicut|mangalore|mangaluru|bhubaneswar|dehradun|' +
    'shimla|panaji|goa|pondicherry|puducherry|salem|tiruppur|udaipur|jammu|srinagar|secunderabad|mohali|' +
    'panchkula|trichy|tiruchirappalli|hubli|belgaum|warangal|thrissur|kollam|vellore|solapur|kolhapur|' +
    'siliguri|jamshedpur|cuttack|rourkela|guntur|nellore|anand|gandhinagar|vapi|bhavnagar|jamnagar|moradabad|' +
    'bareilly|aligarh|saharanpur|gorakhpur|jhansi|mathura|firozabad|muzaffarnagar|haridwar|roorkee|haldwani|' +
    'rishikesh|panipat|karnal|ambala|rohtak|hisar|sonipat|bahadurgarh|manesar|yamunanagar|jalandhar|patiala|' +
    'bathinda|hoshiarpur|phagwara|solan|baddi|ajmer|bikaner|alwar|bhilwara|bhiwadi|sikar|ankleshwar|bharuch|' +
    'morbi|mehsana|bhuj|gandhidham|navsari|valsad|junagadh|surendranagar|sangli|amravati|akola|jalgaon|' +
    'ahmednagar|latur|nanded|panvel|bhiwandi|kalyan|dombivli|pimpri|chinchwad|pimpri chinchwad|vasai|palghar|' +
    'raigad|ujjain|dewas|ratlam|bilaspur|durg|bhilai|korba|bokaro|hazaribagh|muzaffarpur|bhagalpur|darbhanga|' +
    'durgapur|asansol|kharagpur|haldia|sambalpur|berhampur|balasore|dibrugarh|silchar|jorhat|shillong|imphal|' +
    'aizawl|agartala|kohima|itanagar|gangtok|dharwad|belagavi|davangere|shimoga|tumkur|gulbarga|bellary|' +
    'hosur|salem tamil nadu|tirunelveli|tirupur|thoothukudi|tuticorin|dindigul|karur|namakkal|sivakasi|' +
    'kanchipuram|nagercoil|palakkad|kannur|kottayam|alappuzha|malappuram|tirupati|kakinada|rajahmundry|' +
    'kurnool|anantapur|kadapa|karimnagar|nizamabad|khammam|margao|vasco da gama|daman|silvassa|port blair|' +
    'leh|दिल्ली|नई दिल्ली|मुंबई|मुम्बई|कोलकाता|चेन्नई|बेंगलुरु|हैदराबाद|अहमदाबाद|पुणे|सूरत|जयपुर|लखनऊ|कानपुर|' +
    'नागपुर|इंदौर|ठाणे|भोपाल|पटना|वडोदरा|गाजियाबाद|गाज़ियाबाद|लुधियाना|आगरा|नाशिक|नासिक|फरीदाबाद|मेरठ|राजकोट|' +
    'वाराणसी|औरंगाबाद|धनबाद|अमृतसर|प्रयागराज|इलाहाबाद|रांची|राँची|हावड़ा|जबलपुर|ग्वालियर|जोधपुर|रायपुर|कोटा|' +
    'चंडीगढ़|गुवाहाटी|गुरुग्राम|गुड़गांव|नोएडा|ग्रेटर नोएडा|देहरादून|शिमला|उदयपुर|जम्मू|श्रीनगर|मोहाली|' +
    'पंचकूला|जमशेदपुर|मुरादाबाद|बरेली|अलीगढ़|सहारनपुर|गोरखपुर|झांसी|मथुरा|फिरोजाबाद|मुजफ्फरनगर|हरिद्वार|' +
    'रुड़की|हल्द्वानी|ऋषिकेश|पानीपत|करनाल|अंबाला|रोहतक|हिसार|सोनीपत|जालंधर|पटियाला|बठिंडा|अजमेर|बीकानेर|अलवर|' +
    'भीलवाड़ा|सीकर|उज्जैन|देवास|रतलाम|रीवा|सतना|बिलासपुर|दुर्ग|भिलाई|कोरबा|बोकारो|हजारीबाग|मुजफ्फरपुर|' +
    'भागलपुर|दरभंगा|वैशाली|हाजीपुर|छपरा|सिवान|पूर्णिया|बेगूसराय|समस्तीपुर|मधुबनी|सीतामढ़ी|मोतिहारी|' +
    'बेतिया|अयोध्या|फैजाबाद|सुल्तानपुर|आजमगढ़|जौनपुर|मिर्जापुर|बलिया|गाजीपुर|सोलापुर|कोल्हापुर|अमरावती|अकोला|' +
    'जलगांव|लातूर|नांदेड|சென்னை|கோயம்புத்தூர்|மதுரை|திருச்சி|திருச்சிராப்பள்ளி|சேலம்|திருநெல்வேலி|ஈரோடு|' +
    'வேலூர்|தூத்துக்குடி|தஞ்சாவூர்|திண்டுக்கல்|கரூர்|நாமக்கல்|காஞ்சிபுரம்|கன்னியாகுமரி|நாகர்கோவில்|' +
    'புதுச்சேரி|கொச்சி|কলকাতা|হাওড়া|শিলিগুড়ি|দুর্গাপুর|আসানসোল',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'GSTIN|GST|GST No|CIN:|PAN:|TAN:|LLPIN|FSSAI',
  legalForms: [SOUTH_ASIAN_FORMS],
  signs: [
    [sign('postal', /(?:\b[Pp](?:in|IN)(?:code)?:?|(?<=[a-z)] ?)[-–]) ?[1-9]\d{2} ?\d{3}(?![\d-])/), 1.5],
    [SOUTH_ASIAN_MONEY_SIGN, 1.6],
  ],
}
