import type { ContactTexts } from '../../contact-texts.ts'

/** How texts in English write emails and phones. */
export const CONTACT_TEXTS: ContactTexts = {
  signs: {
    at: 'at|at[ -]?sign|at[ -]?symbol|at[ -]?mark',
    atInBrackets: null,
    atBetweenSpaces: 'at-sign',
    pictures: null,
    dot: 'dot|point',
  },
  placeholders: {
    domains:
      'example examples sample domain yourdomain your-domain mydomain my-domain somedomain anydomain domainname ' +
      'domain-name yourdomainname yourcompany your-company mycompany companyname yourcompanyname yoursite ' +
      'your-site yourwebsite your-website mywebsite awebsite a-website thewebsite sitename yourbusiness ' +
      'yourorganization yourschool yourmail youremail your-email emailaddress youremailaddress yourprovider ' +
      'yourserver yourhost yourname yourstore yourshop youragency yourhotel xxx xxxx xxxxx xxxxxx xyzxyz ' +
      'placeholder',
    mailboxes:
      'you your yourname your.name your-name your_name youremail your.email your-email your_email yourmail ' +
      'your.mail youremailaddress your-email-address youraddress yourusername your-username yourid someone ' +
      'somebody someone.else anyone username user.name user_name firstname lastname first.last first_last ' +
      'firstname.lastname first.lastname firstname_lastname firstnamelastname first-name.last-name f.lastname ' +
      'name.surname name.lastname surname email.address emailaddress email-address e-mail-address xxx xxxx xxxxx ' +
      'placeholder',
    vagueMailboxes:
      'name email e-mail mail user me myname myemail my.email test tester testing abc abcd xyz foo bar baz john ' +
      'jane joe doe john.doe jane.doe johndoe janedoe john.smith johnsmith jane.smith joe.bloggs jsmith jdoe bob ' +
      'alice sample example demo info hello contact admin address nobody anybody recipient sender to from first ' +
      'last customer client login account',
    vagueDomains:
      'company site website mysite server host hostname mail email e-mail test tests testing abc abcd xyz foo ' +
      'bar baz foobar doe provider address business organization organisation org acme somewhere anywhere ' +
      'something anything service client customer demo user username name someone institution university school ' +
      'corp inc sub your my the mailserver isp',
    samples:
      'name email myemail my.email user example sample abc abcd xyz test john.doe johndoe jane.doe janedoe ' +
      'john.smith',
  },
  mails: {
    roles:
      'info|contacts?|office|mail|post|sales|support|service|help|hello|admin|press|jobs|hr|team|webmaster|' +
      'postmaster|secretar(?:y|iat)|enquir(?:y|ies)|inquir(?:y|ies)|bookings?|reservations?|orders?|billing|' +
      'accounts|marketing|media|editor|privacy|legal|reception|administration|clerk|treasurer|chair|membership|' +
      'registrar|vicar|council|events',
    general: 'info hello contact office mail post enquiries inquiries',
    labels: 'mail',
    touchingLabels: 'e-?mail|mail|contact|tel|fax|phone|mob|cell',
    invitations: 'mail contact write reach',
    proseWords:
      'a an the us me you him her them it we i is are was be been am or and of to on in out up off by for from ' +
      'with more now live here there online today look looking find found visit visiting check see seen read ' +
      'learn available located based website site web page pages blog email e-mail mail store shop book buy ' +
      'order starts start arrive arrived',
    determiners: 'the a an this our my your its his her their',
  },
  numbers: {
    extensions: 'extensions?|extn?s?|xtn',
    others:
      'no nos num # id ids uid order orders invoice ref refs reference case ticket tracking batch build charge ' +
      'lot art article item sku upc ean gtin asin mpn part model serial s/n sn p/n pn imei isbn issn ismn doi ' +
      'pmid pmcid arxiv patent patents oclc vatin pan tan cin tin roc brn ssm npi ein fein duns naics sic ' +
      'registration registered register reg regno licence license licensed lic permit certificate fca frn sra ' +
      'gdc gmc nmls crd dre bre iban bic swift account acct a/c sort routing aba card visa mastercard amex zip ' +
      'postal postcode zipcode pincode pin code codes p.o gps lat latitude lon lng longitude coordinates version ' +
      'versions ver release rev revision page pages pp vol volume issue total price population followers views ' +
      'visits downloads capital',
    otherSigns: null,
    numberWords: 'no nos num number numbers #',
    contactWords: 'tel|fax|phone|telephone|e-?mail|contact\\p{L}{0,3}|mobile?|whatsapp|call us|address',
    disjunctions: 'or',
    linkExtensions: 'ext extn extension',
  },
  phones: {
    voiceBeforeFax: 'tel phone ph',
    voiceBehind: 'tel phone telephone',
    faxBehind: 'fax',
    mobileBehind: 'mobile cell gsm',
    suffixJoints: 'or|and',
    hours: 'hrs?\\b|hours?\\b',
    times: 'hours?|days?',
  },
  noise: {
    words: 'no[-_]?spam|remove[-_]?(?:this|me)|delete[-_]?(?:this|me)|anti[-_]?spam|spam[-_]?free',
    capitals: 'NO[-_]?SPAM|REMOVE(?:[-_]?(?:THIS|ME))?|DELETE(?:[-_]?(?:THIS|ME))?|ANTISPAM|NOJUNK|SPAMFREE',
    signs: 'spam remove delete',
  },
}
