import { type Network, wordSet } from './network.ts'

const AT_NAME = /^@[\w.]{2,30}$/

/** Networks for pictures, videos and audio. */
export const VIDEO_NETWORKS: readonly Network[] = [
  {
    name: 'instagram',
    home: 'https://www.instagram.com',
    domains: ['instagram.com', 'instagr.am'],
    reserved: wordSet(
      `about accounts ads api blog business challenge creators data developer developers direct directory download emails explore
      fxcal graphql help instagram invites legal lite login p popular press privacy push reel reels safety session settings share
      sharer signup static stories support terms tv web`,
    ),
    forms: [
      { under: ['_u'], handle: /^[a-z\d_.]{1,30}$/i, write: (name) => `/${name}` },
      { handle: /^[a-z\d_.]{1,30}$/i, tabs: /^(?:reels|tagged|channel|feed|guides|following|followers|igtv)$/i },
    ],
  },
  {
    name: 'threads',
    home: 'https://www.threads.com',
    domains: ['threads.net', 'threads.com'],
    reserved: wordSet('@threads @instagram'),
    forms: [{ handle: AT_NAME, tabs: /^(?:replies|media|reposts)$/i }],
  },
  {
    name: 'youtube',
    home: 'https://www.youtube.com',
    domains: ['youtube.com'],
    subdomains: /^(?:www|m|music|studio|gaming|[a-z]{2})?$/,
    reserved: wordSet(
      `@youtube @youtubecreators @google about account ads attribution_link c channel clip copyright creators embed feed feeds gaming
      hashtag howyoutubeworks iframe_api intl jobs kids live logout music oembed oops playlist playlists post premium press
      privacy redirect results s share shopping shorts signin source subscribe_embed subscription_center t terms testtube
      trends tv upload user v watch watch_videos yt youtube`,
    ),
    forms: [
      { under: ['channel'], handle: /^UC[\w-]{22}$/, tabs: /^\w+$/, keepsCase: true },
      { under: ['c', 'user'], handle: /^[\p{L}\p{M}\p{N}_.-]{2,}$/u, tabs: /^\w+$/ },
      { handle: /^@[\p{L}\p{M}\p{N}_.·-]{2,}$/u, tabs: /^\w+$/ },
      // Names from before 2012, which still have no prefix.
      { handle: /^[a-z\d]{3,30}$/i, tabs: /^(?:videos|about|featured|playlists|community|shorts|streams)$/i },
    ],
    special: ({ segments, query }) => {
      const user = segments[0] === 'subscription_center' ? query.get('add_user') : null
      return user && /^\w{2,30}$/.test(user) ? `/user/${user.toLowerCase()}` : null
    },
  },
  {
    name: 'tiktok',
    home: 'https://www.tiktok.com',
    domains: ['tiktok.com'],
    reserved: wordSet('@tiktok'),
    forms: [{ handle: AT_NAME, tabs: /^live$/i }],
  },
  {
    name: 'vimeo',
    home: 'https://vimeo.com',
    domains: ['vimeo.com'],
    subdomains: /^(?:www)?$/,
    reserved: wordSet(
      `about account album albums api blog business cameo categories channels cookie_policy couchmode create developer developers
      dmca enterprise event everywhere explore features for-hire groups help home integrations jobs join live log_in login
      manage marketing musicstore ondemand ott partners plus press pricing privacy pro professionals search settings showcase
      site_map solutions staffpicks stock terms tools tv upgrade upload user video videos vimeo watch`,
    ),
    forms: [
      // A numeric path is a video.
      {
        handle: /^(?=.*[a-z])[a-z\d][a-z\d_-]*$/i,
        tabs: /^(?:videos|albums|channels|about|following|followers|likes|collections)$/i,
      },
    ],
  },
  {
    name: 'pinterest',
    home: 'https://www.pinterest.com',
    domains:
      'com de at ch fr it es pt nl be se dk no fi ie pl cl jp kr ph nz ca ru hu co.uk co.kr co.in com.au com.mx com.br'
        .split(' ')
        .map((ending) => `pinterest.${ending}`),
    reserved: wordSet(
      `_ about ads board business categories convert-business discover email explore help homefeed ideas invited join login logout
      news_hub oauth password pin pinterest pins privacy resource search settings shopping signup source tags terms today topics
      videos`,
    ),
    forms: [
      {
        handle: /^[\w-]{3,}$/,
        tabs: /^(?:_created|_saved|_shop|_pins|boards|pins|followers|following|created|saved)$/i,
      },
    ],
  },
  {
    name: 'snapchat',
    home: 'https://www.snapchat.com',
    domains: ['snapchat.com'],
    reserved: wordSet('snapchat @snapchat'),
    forms: [
      { under: ['add'], handle: /^[a-z][\w.-]{2,14}$/i },
      { handle: /^@[a-z][\w.-]{2,14}$/i, write: (name) => `/add/${name.slice(1)}` },
    ],
  },
  {
    name: 'soundcloud',
    home: 'https://soundcloud.com',
    domains: ['soundcloud.com'],
    subdomains: /^(?:www|m)?$/,
    reserved: wordSet(
      `charts connect discover for getstarted imprint jobs login logout messages mobile notifications oembed pages people player
      popular pro search settings signin signup soundcloud stations stream tags terms-of-use tracks upload you`,
    ),
    forms: [
      {
        handle: /^[a-z\d_-]{3,}$/i,
        tabs: /^(?:tracks|albums|sets|reposts|popular-tracks|followers|following|likes|comments)$/i,
      },
    ],
  },
]
