import { type Network, type ProfilePath, wordSet } from './network.ts'
import { encodeHandle } from './read-path.ts'

const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{2,}$/u
const ID = /^\d{5,20}$/
/** Tabs of a profile. For posts, videos and albums only the list, not a single item. */
const TAB =
  /^(?:about\w*|app|community|events|followers|following|friends|groups|home|info|jobs|likes|live|live_videos|map|members|mentions|menu|notes|offers|photos\w*|posts|pg|reels|reels_tab|reviews|services|shop|timeline|videos\w*)$/i

/** Facebook's pages, people and groups. */
export const FACEBOOK: Network = {
  name: 'facebook',
  home: 'https://www.facebook.com',
  domains: ['facebook.com', 'fb.com', 'm.me'],
  subdomains: /^(?:www|m|mobile|web|touch|mbasic|free|business|[a-z]{2}(?:[-_][a-z]{2})?)?$/,
  reserved: wordSet(
    `about ads adsmanager ajax audiencenetwork badges business campaign campaigns careers checkpoint connect cookie cookies
    creators dialog developers directory directory.php events facebook facebookapp facebookbusiness feed flx friends fundraisers
    games gaming groups hashtag help home home.php index.php instagram ios jobs l.php legal lite login login.php marketplace media
    messages messenger meta mobile note.php notes notifications offsite oauth pages people permalink.php pg photo photo.php
    photos plugins policies policy policy.php posts privacy privacycenter profile profile.php public r.php recover reel reels
    reg safety saved search security settings share share.php sharer sharer.php stories story.php support terms terms.php
    tr video video.php videos watch whatsapp`,
  ),
  forms: [
    { under: ['groups'], handle: NAME, tabs: /^(?:about|members|media|files|discussion|events|photos|user)$/i },
    { under: ['pg'], handle: NAME, tabs: TAB, write: (name) => `/${encodeHandle(name)}` },
    { under: ['p'], handle: NAME, tabs: TAB, keepsCase: true },
    // A share link to a page. Share links to posts have a letter before the code.
    { under: ['share'], handle: /^[A-Za-z\d]{8,14}$/, keepsCase: true },
    { handle: NAME, tabs: TAB },
  ],
  special,
}

function special({ segments, query }: ProfilePath): string | null {
  const [first, name, ...rest] = segments
  const last = segments.at(-1)!
  if (first === 'profile.php') return ID.test(query.get('id') ?? '') ? `/profile.php?id=${query.get('id')}` : null
  if (first === 'people' && name && rest.length === 1 && ID.test(last)) return `/profile.php?id=${last}`
  if (first === 'pages' && name === 'category') {
    const page = rest[1]
    return page && NAME.test(page) && /\d{5}$/.test(page) ? `/${encodeHandle(page.toLowerCase())}` : null
  }
  // `/pages/Name/123` and `/pages/Name/Town/123`
  const id = rest.find((part) => ID.test(part))
  return first === 'pages' && name && id ? `/pages/${encodeHandle(name)}/${id}` : null
}
