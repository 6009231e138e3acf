/** Services that pages mention without belonging to them, as `companyKey` values. */
const PLATFORMS: ReadonlySet<string> = new Set(
  [
    // Networks and share buttons
    'facebook meta metaplatforms metaplatformsireland facebookireland instagram twitter twitterinternational x xcorp',
    'linkedin linkedinireland youtube pinterest pinteresteurope whatsapp whatsappireland telegram tiktok tiktoktechnology',
    'tumblr snap snapchat reddit vimeo flickr skype xing newwork soundcloud spotify yandex baidu vkontakte odnoklassniki',
    // Search, maps, application shops, pictures
    'google googleireland googleanalytics googlemaps googlecommerce alphabet apple appstore googleplay microsoft',
    'microsoftireland openstreetmap openstreetmapcontributors leaflet mapbox gettyimages istock istockphoto shutterstock',
    'adobestock fotolia pixabay unsplash pexels tripadvisor yelp github gitlab mozilla opera',
    // Site builders and their parts
    'wordpress wordpressfoundation automattic akismet jetpack joomla drupal typo3 wix squarespace weebly shopify',
    'shopifyinternational magento adobe adobesystems adobesystemssoftwareireland blogger blogspot godaddy jimdo webflow',
    'prestashop woocommerce bootstrapmade fonticons fontawesome recaptcha creativecommons',
    // Hosting and delivery
    'cloudflare amazon amazonwebservices aws akamai fastly ionos 1and1 1and1ionos 1and1internet strato hetzner hetzneronline',
    'ovh ovhcloud gandi o2switch aruba siteground hostgator bluehost hosteurope mittwald allinkl',
    // Analytics, advertising, mail, chat, consent
    'hotjar matomo innocraft hubspot mailchimp rocketsciencegroup intuit sendgrid twilio brevo sendinblue newsletter2go',
    'cleverreach zendesk intercom salesforce cookiebot cybot usercentrics onetrust borlabs trustpilot trustedshops disqus',
    'addthis oracle sharethis criteo taboola outbrain doubleclick etracker vgwort calendly typeform',
    'zoomvideocommunications tawkto crisp',
    // Payment
    'paypal paypaleurope stripe stripepaymentseurope klarna klarnabank visa mastercard americanexpress maestro sofort',
    'verisign mollie adyen',
  ]
    .join(' ')
    .split(' '),
)

/** Picture agencies, whose names may be followed by more: `© iStock.com/roe`. */
const PICTURES =
  /^(?:istock|adobestock|shutterstock|gettyimages|fotolia|pixabay|unsplash|pexels|depositphotos|dreamstime|123rf|freepik)/

/** @param key a `companyKey` */
export const isPlatform = (key: string) =>
  PLATFORMS.has(key) || PLATFORMS.has(key.replace(/(?:com|org)$/, '')) || PICTURES.test(key)
