import type { Page } from '../page.ts'

/** Services that pages name without being theirs: share buttons, analytics, payment, hosting and site builders. */
const PLATFORMS: ReadonlySet<string> = new Set(
  (
    'facebook,meta,metaplatforms,metaplatformsireland,facebookireland,instagram,twitter,twitterinternational,x,xcorp,linkedin,linkedinireland,youtube,google,googleireland,googlellc,googleanalytics,googlemaps,googlecommerce,alphabet,' +
    'pinterest,pinteresteurope,whatsapp,whatsappireland,telegram,tiktok,tiktoktechnology,tumblr,snap,snapchat,reddit,vimeo,flickr,skype,xing,newwork,soundcloud,spotify,spotifyab,apple,appstore,googleplay,microsoft,microsoftireland,' +
    'wordpress,wordpressfoundation,automattic,akismet,jetpack,joomla,drupal,typo3,wix,squarespace,weebly,shopify,shopifyinternational,magento,adobe,adobesystems,adobesystemssoftwareireland,blogger,blogspot,godaddy,jimdo,webflow,prestashop,woocommerce,' +
    'cloudflare,amazon,amazonwebservices,aws,akamai,fastly,hotjar,matomo,innocraft,hubspot,mailchimp,rocketsciencegroup,intuit,sendgrid,twilio,brevo,sendinblue,newsletter2go,cleverreach,zendesk,intercom,salesforce,' +
    'paypal,paypaleuropesarletciesca,paypaleurope,stripe,stripepaymentseurope,klarna,klarnabank,visa,mastercard,americanexpress,maestro,sofort,verisign,mollie,adyen,' +
    'cookiebot,cybot,usercentrics,onetrust,borlabs,trustpilot,trustedshops,disqus,addthis,oracle,sharethis,criteo,taboola,outbrain,doubleclick,etracker,vgwort,fonticons,fontawesome,recaptcha,' +
    'openstreetmap,openstreetmapcontributors,leaflet,mapbox,gettyimages,istock,istockphoto,shutterstock,adobestock,fotolia,pixabay,unsplash,pexels,' +
    'ionos,1and1,1and1ionos,1and1internet,strato,hetzneronline,hetzner,ovh,ovhcloud,gandi,o2switch,aruba,siteground,hostgator,bluehost,hosteurope,mittwald,allinkl,' +
    'calendly,typeform,zoomvideocommunications,tawkto,crisp,yandex,baidu,vkontakte,odnoklassniki,' +
    'tripadvisor,yelp,bootstrapmade,github,gitlab,creativecommons,mozilla,opera'
  )
    .split(',')
    .map((name) => name.replaceAll(' ', '').toLowerCase()),
)

/** @param key a `companyKey` */
export const isPlatform = (key: string) => PLATFORMS.has(key)

const MADE =
  'designed|developed|powered|built|created|crafted|hosted|maintained|produced|programmed|made|erstellt|realisiert|entwickelt|' +
  'réalisé|développé|hébergé|conçu|diseñado|desarrollado|desenvolvido|hospedado|realizzato|sviluppato|creato|ontwikkeld|' +
  'gemaakt|gebouwd|producerad|utvecklad|wykonane|vytvořil|vytvořila|készítette|realizat|сделано|разработано'
const MAKING =
  'design|web ?design|website|web ?site|site|theme|template|development|developer|hosting|seo|photos?|photography|images?|' +
  'programming|concept|umsetzung|realisierung|gestaltung|programmierung|konzeption|konzept|technische umsetzung|' +
  'conception|réalisation|création|développement|hébergement|hébergeur|diseño|diseño web|desarrollo|desarrollo web|' +
  'desenvolvimento|criação|realizzazione|sviluppo|realisatie|ontwerp|webbyrå|projekt|wykonanie|realizacja|tvorba|' +
  'realizare|izrada|tasarım|yazılım|разработка|создание|дизайн'
const BY = "by|with|in|von|durch|par|por|per|da|di|door|av|af|przez|a cura di|dall['’]|στο|от"
const OBJECT =
  '(?: (?:and|&|und|et|y|e|en|of|the|this|our|website|site|web|sito|siti|sitio|internet|seiten|webseite|pagina|www|strony|сайта))*'
/** `Designed by`, `Website: `, `Umsetzung` on the line above. */
const CREDIT = new RegExp(
  `(?<!\\p{L})(?:(?:${MADE})${OBJECT}(?: (?:${BY}))?[\\s:–—-]*|(?:${MAKING})${OBJECT}(?: (?:${BY}) | ?[:|–—-]+ ?\\n?|\\n))$|(?:技术支持|制作)[:：]?\\s*$`,
  'iu',
)
const CREDIT_TAIL = /^\s*(?:web ?design|website design|web ?agency|diseño web)\b/i

/** Whether a text ends in words such as `Designed by` or `Webdesign: `. */
export const endsInCredit = (text: string) => CREDIT.test(text)

/** Whether the text before a name credits it with making, hosting or decorating the site. */
export function isCredited(page: Page, start: number, end: number): boolean {
  const before = page.text.slice(Math.max(0, start - 60), start)
  const line = before.slice(before.lastIndexOf('\n', before.length - 2) + 1)
  return endsInCredit(line) || CREDIT_TAIL.test(page.text.slice(end, end + 30))
}
