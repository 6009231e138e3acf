import { siteOf } from '../../../lib/url.ts'

/**
 * Websites that list, sell for or write about others. Searches for companies return them first, but the contacts on
 * them are not those of the companies. Registrable domains without the suffix, since most of them exist in many
 * countries.
 */
const NAMES = new Set(
  // Search engines and encyclopaedias.
  (
    'google bing yahoo duckduckgo yandex baidu ecosia startpage qwant brave ask aol naver seznam wikipedia wikimedia wikidata britannica ' +
    // Social networks, video and chat.
    'facebook instagram linkedin twitter x tiktok youtube vimeo dailymotion pinterest reddit quora tumblr snapchat threads whatsapp telegram t ' +
    'discord medium substack vk ok weibo xing nextdoor twitch flickr behance dribbble soundcloud spotify ' +
    // Directories, reviews and maps.
    'yelp yellowpages yell tripadvisor trustpilot foursquare glassdoor indeed bbb manta hotfrog cylex brownbook kompass europages dnb zoominfo ' +
    'crunchbase opencorporates apollo rocketreach hunter lusha clutch goodfirms g2 capterra sitejabber mapquest openstreetmap here waze ' +
    'gelbeseiten dasoertliche 11880 golocal meinestadt northdata firmenwissen wlw pagesjaunes societe infogreffe paginegialle paginasamarillas ' +
    'einforma goldenpages herold local detelefoongids zoekenvinden justdial sulekha indiamart tradeindia exportersindia vconnect businesslist ' +
    'finelib nigeriagalleria ngex yellosa snupit brabys yellowpages-ghana thomasnet angi angieslist thumbtack houzz checkatrade bark yably ' +
    'restaurantguru opentable zomato doordash ubereats grubhub deliveroo justeat lieferando foodpanda wanderlog timeout ' +
    // Marketplaces, travel and jobs.
    'amazon ebay etsy alibaba aliexpress walmart target jumia konga jiji olx gumtree craigslist mercadolibre allegro rakuten booking expedia ' +
    'airbnb hotels agoda kayak trivago skyscanner viator getyourguide upwork fiverr freelancer monster stepstone jobberman naukri ' +
    // Hosts of other people's pages and news.
    'github gitlab stackoverflow stackexchange archive scribd slideshare issuu eventbrite meetup change gofundme kickstarter patreon forbes ' +
    'bloomberg reuters cnn bbc nytimes theguardian businessinsider techcrunch apple'
  ).split(' '),
)

/**
 * Whether a URL belongs to a directory, a social network, a marketplace or a search engine rather than to a company.
 */
export function isListingSite(url: string): boolean {
  const name = siteOf(url).split('.')[0]!
  return NAMES.has(name)
}
