import { FACEBOOK } from './facebook.ts'
import { type Network, wordSet } from './network.ts'

/** Networks for short posts and articles. */
export const SOCIAL_NETWORKS: readonly Network[] = [
  FACEBOOK,
  {
    name: 'x',
    home: 'https://x.com',
    domains: ['x.com', 'twitter.com'],
    reserved: wordSet(
      `about account account_suspended activity ads compose download en explore following followers goodies hashtag help home i
      intent jobs languages lists login logout messages mobile newtwitter notifications oauth personalization privacy rules
      search search-advanced search-home sessions settings share signup similar_to statuses support tos twitter twitterapi
      twitterdev twittersupport who_to_follow widgets x xdevelopers`,
    ),
    forms: [
      {
        handle: /^@?\w{1,15}$/,
        tabs: /^(?:with_replies|media|likes|followers|following|lists|favorites|highlights|articles)$/i,
        write: (name) => `/${name.replace('@', '')}`,
      },
    ],
    special: ({ segments: [first, action], query }) => {
      const isFollow = first === 'intent' && (action === 'user' || action === 'follow')
      const name = isFollow ? query.get('screen_name')?.replace('@', '') : null
      return name && /^\w{1,15}$/.test(name) ? `/${name.toLowerCase()}` : null
    },
  },
  {
    name: 'bluesky',
    home: 'https://bsky.app/profile',
    domains: ['bsky.app', 'bsky.social'],
    subdomains: /^(?:www)?$/,
    reserved: wordSet('bsky.app bsky.social'),
    forms: [
      {
        under: ['profile'],
        handle: /^@?(?:[a-z\d-]+\.)+[a-z]{2,}$|^did:(?:plc|web):[\w.:-]+$/i,
        write: (name) => `/${name.replace('@', '')}`,
      },
    ],
    special: ({ segments, subdomain, domain }) =>
      domain === 'bsky.social' && segments.length === 0 && /^[a-z\d-]{3,30}$/.test(subdomain) && subdomain !== 'www'
        ? `/${subdomain}.bsky.social`
        : null,
  },
  {
    name: 'medium',
    home: 'https://medium.com',
    domains: ['medium.com'],
    subdomains: /^(?:www)?$/,
    reserved: wordSet(
      `@medium about browse business creators explore-topics feed gift help jobs-at-medium m me medium media membership new-story p
      plans policy privacy s search signin tag terms topic topics`,
    ),
    forms: [
      { handle: /^@[\w.-]{2,}$/, tabs: /^(?:about|lists|followers|following)$/i },
      { handle: /^[a-z\d][a-z\d-]{2,}$/i, tabs: /^(?:about|archive|latest|followers)$/i },
    ],
    special: ({ segments, subdomain }) =>
      segments.length === 0 && /^[\w-]{2,}$/.test(subdomain) && !MEDIUM_HOSTS.has(subdomain) ? `/@${subdomain}` : null,
  },
  {
    name: 'vk',
    home: 'https://vk.com',
    domains: ['vk.com', 'vk.ru', 'vkontakte.ru', 'vk.me'],
    reserved: wordSet(
      `about ads app apps audio audios away.php blog bookmarks bugs data_protection dev docs faq feed friends groups help im jobs
      join js legal licence login mail market me mobile music news pages press privacy products restore rules search settings
      share.php stats stories support team terms test verify video videos vk vkontakte widget_comments.php
      widget_community.php`,
    ),
    // Posts, videos and albums consist of a word and two numbers.
    forms: [
      {
        handle:
          /^(?!(?:wall|photos?|albums?|videos?|clips?|topic|board|audios?|doc|page|market|product|app|story|poll|note|playlist|podcasts?|write)-?\d)[a-z][\w.]{2,31}$/i,
      },
    ],
  },
  {
    name: 'weibo',
    home: 'https://weibo.com',
    domains: ['weibo.com', 'weibo.cn'],
    subdomains: /^(?:www|m|e|d)?$/,
    reserved: wordSet(
      `a ajax detail hot login login.php newlogin p search share signup status ttarticle tv weibo settings message n u`,
    ),
    forms: [
      { under: ['u', 'profile'], handle: /^\d{6,12}$/, tabs: /^(?:home|info|profile)$/i, write: (id) => `/u/${id}` },
      { handle: /^\d{6,12}$/, tabs: /^(?:home|info|profile)$/i, write: (id) => `/u/${id}` },
      { handle: /^[a-z]\w{2,30}$/i, tabs: /^(?:home|info|profile)$/i },
    ],
  },
]

const MEDIUM_HOSTS = wordSet(
  'www api blog cdn-images-1 design eng engineering help m miro policy status stories towards uxdesign',
)
