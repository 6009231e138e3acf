import { type Country, digits, phoneHabits, sign } from '../country.ts'
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
  ],
  streetEndings: null,
  regions: {
    abbreviations: 'AP AS BR CG GJ HR HP JH KA KL MP MH TN TS UP WB',
    names:
      'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|' +
      'jammu and kashmir|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|' +
      'nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|tamilnadu|telangana|tripura|uttar pradesh|' +
      'uttarakhand|west bengal|delhi ncr|ncr|puducherry',
  },
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
    'aizawl|agartala|kohima|itanagar|gangtok|dharwad|belagavi|davangere|shimoga|tumkur|gulbarga|bellary|hosur|' +
    'salem tamil nadu|tirunelveli|tirupur|thoothukudi|tuticorin|dindigul|karur|namakkal|sivakasi|kanchipuram|' +
    'nagercoil|palakkad|kannur|kottayam|alappuzha|malappuram|tirupati|kakinada|rajahmundry|kurnool|anantapur|' +
    'kadapa|karimnagar|nizamabad|khammam|margao|vasco da gama|daman|silvassa|port blair|leh',
  phones: phoneHabits({ isTriedUnasked: true }),
  registers: 'GSTIN|GST|GST No|CIN:|PAN:|TAN:|LLPIN|FSSAI',
  legalForms: [SOUTH_ASIAN_FORMS],
  signs: [
    [sign('postal', /(?:\b[Pp](?:in|IN)(?:code)?:?|(?<=[a-z)] ?)[-–]) ?[1-9]\d{2} ?\d{3}(?![\d-])/), 1.5],
    [SOUTH_ASIAN_MONEY_SIGN, 1.6],
  ],
}
