import { describe, expect, test } from 'vitest'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { findProfiles, normalizeProfile, PROFILE_NETWORKS } from '../../../src/extraction/profiles.ts'
import { readEntities } from '../../../src/extraction/structured-data.ts'
import { expectCpuWithin } from '../../support/cpu-ms.ts'

const PROFILES: Record<string, [written: string, normalised: string][]> = {
  linkedin: [
    ['http://de.linkedin.com/in/Mira-Tessenow-4b21/', 'https://www.linkedin.com/in/mira-tessenow-4b21'],
    ['https://www.linkedin.com/in/mira-tessenow/de?trk=x', 'https://www.linkedin.com/in/mira-tessenow'],
    ['https://linkedin.com/company/quellwerk/about/', 'https://www.linkedin.com/company/quellwerk'],
    ['https://www.linkedin.com/company/1234567/admin/', 'https://www.linkedin.com/company/1234567'],
    ['https://www.linkedin.com/company-beta/1234567', 'https://www.linkedin.com/company/1234567'],
    ['https://www.linkedin.com/school/hochschule-quell', 'https://www.linkedin.com/school/hochschule-quell'],
    ['https://www.linkedin.com/showcase/quell-labs/', 'https://www.linkedin.com/showcase/quell-labs'],
    ['https://www.linkedin.com/pub/mira-tessenow/1/2a/3b4', 'https://www.linkedin.com/pub/mira-tessenow/1/2a/3b4'],
    ['https://www.linkedin.com/in/mira-te%C3%9Fenow', 'https://www.linkedin.com/in/mira-te%C3%9Fenow'],
    ['linkedin.com/in/mira-tessenow', 'https://www.linkedin.com/in/mira-tessenow'],
  ],
  xing: [
    ['https://www.xing.com/profile/Mira_Tessenow/cv?sc_o=x', 'https://www.xing.com/profile/Mira_Tessenow'],
    ['http://xing.com/companies/quellwerkgmbh', 'https://www.xing.com/companies/quellwerkgmbh'],
    ['https://www.xing.com/pages/quellwerk', 'https://www.xing.com/pages/quellwerk'],
  ],
  x: [
    ['https://twitter.com/Quellwerk?lang=de', 'https://x.com/quellwerk'],
    ['http://mobile.twitter.com/@quellwerk/', 'https://x.com/quellwerk'],
    ['https://twitter.com/#!/quellwerk', 'https://x.com/quellwerk'],
    ['http://www.twitter.com/#%21/quellwerk', 'https://x.com/quellwerk'],
    ['https://twitter.com/intent/user?screen_name=Quellwerk', 'https://x.com/quellwerk'],
    ['https://x.com/quellwerk/with_replies', 'https://x.com/quellwerk'],
  ],
  facebook: [
    ['https://de-de.facebook.com/QuellWerk/?ref=hl', 'https://www.facebook.com/quellwerk'],
    ['https://m.facebook.com/quell.werk/photos/', 'https://www.facebook.com/quell.werk'],
    [
      'https://www.facebook.com/profile.php?id=100012345678&sk=about',
      'https://www.facebook.com/profile.php?id=100012345678',
    ],
    [
      'https://www.facebook.com/people/Mira-Tessenow/100012345678/',
      'https://www.facebook.com/profile.php?id=100012345678',
    ],
    ['https://www.facebook.com/pages/Quellwerk/123456789', 'https://www.facebook.com/pages/Quellwerk/123456789'],
    [
      'https://www.facebook.com/pages/category/Bakery/Quellwerk-123456789/',
      'https://www.facebook.com/quellwerk-123456789',
    ],
    ['https://www.facebook.com/pg/quellwerk/about/?ref=page_internal', 'https://www.facebook.com/quellwerk'],
    ['https://www.facebook.com/p/Quellwerk-100012345678/', 'https://www.facebook.com/p/Quellwerk-100012345678'],
    ['https://www.facebook.com/groups/quellfreunde/', 'https://www.facebook.com/groups/quellfreunde'],
    ['https://www.facebook.com/share/1AbCdEfGhJ/?mibextid=x', 'https://www.facebook.com/share/1AbCdEfGhJ'],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Fquellwerk&h=1',
      'https://www.facebook.com/quellwerk',
    ],
    ['http://fb.com/quellwerk', 'https://www.facebook.com/quellwerk'],
    ['https://m.me/quellwerk', 'https://www.facebook.com/quellwerk'],
    ['www.facebook.com/quellwerk', 'https://www.facebook.com/quellwerk'],
    ['//www.facebook.com/quellwerk', 'https://www.facebook.com/quellwerk'],
  ],
  instagram: [
    ['https://www.instagram.com/Quell.Werk_/?hl=de&igsh=x', 'https://www.instagram.com/quell.werk_'],
    ['https://instagram.com/_u/quellwerk/', 'https://www.instagram.com/quellwerk'],
    ['https://www.instagram.com/quellwerk/reels/', 'https://www.instagram.com/quellwerk'],
  ],
  youtube: [
    ['https://youtube.com/@QuellWerk/videos?sub_confirmation=1', 'https://www.youtube.com/@quellwerk'],
    [
      'https://m.youtube.com/channel/UCabcDEF_hijklmno-QRST12/featured',
      'https://www.youtube.com/channel/UCabcDEF_hijklmno-QRST12',
    ],
    ['https://www.youtube.com/c/Quellwerk', 'https://www.youtube.com/c/quellwerk'],
    ['http://www.youtube.com/user/Quellwerk?feature=x', 'https://www.youtube.com/user/quellwerk'],
    ['https://www.youtube.com/quellwerk', 'https://www.youtube.com/quellwerk'],
    ['https://www.youtube.com/subscription_center?add_user=Quellwerk', 'https://www.youtube.com/user/quellwerk'],
  ],
  tiktok: [['https://www.tiktok.com/@Quell.Werk?lang=de-DE', 'https://www.tiktok.com/@quell.werk']],
  github: [
    ['https://github.com/QuellWerk/', 'https://github.com/quellwerk'],
    ['https://github.com/orgs/quellwerk/repositories', 'https://github.com/quellwerk'],
  ],
  whatsapp: [
    ['https://wa.me/+4930901820?text=Hallo', 'https://wa.me/4930901820'],
    ['https://api.whatsapp.com/send?phone=4930901820&text=Hallo', 'https://wa.me/4930901820'],
    ['https://api.whatsapp.com/send/?phone=%2B49%2030%20901820', 'https://wa.me/4930901820'],
    ['https://web.whatsapp.com/send?phone=004930901820', 'https://wa.me/4930901820'],
    ['whatsapp://send?phone=4930901820', 'https://wa.me/4930901820'],
    ['https://wa.me/c/4930901820', 'https://wa.me/4930901820'],
    ['https://wa.me/message/ABCDEF1234QK', 'https://wa.me/message/ABCDEF1234QK'],
    ['https://whatsapp.com/channel/0029VaAbCdEfGhIjKlMnOp', 'https://www.whatsapp.com/channel/0029VaAbCdEfGhIjKlMnOp'],
    ['https://chat.whatsapp.com/invite/AbCdEfGhIjKlMnOpQrStUv', 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv'],
  ],
  telegram: [
    ['https://t.me/QuellWerk', 'https://t.me/quellwerk'],
    ['https://telegram.me/s/quellwerk', 'https://t.me/quellwerk'],
    ['https://t.me/quellbot?start=1', 'https://t.me/quellbot'],
    ['https://t.me/joinchat/AbCdEfGhIjKlMn', 'https://t.me/+AbCdEfGhIjKlMn'],
    ['https://quellwerk.t.me/', 'https://t.me/quellwerk'],
  ],
  mastodon: [
    ['https://chaos.social/@QuellWerk', 'https://chaos.social/@quellwerk'],
    ['https://mastodon.quell.example/users/mira', 'https://mastodon.quell.example/@mira'],
    ['https://mastodon.social/@mira@social.quell.example', 'https://social.quell.example/@mira'],
  ],
  bluesky: [
    ['https://bsky.app/profile/Quellwerk.bsky.social', 'https://bsky.app/profile/quellwerk.bsky.social'],
    ['https://bsky.app/profile/quellwerk.example', 'https://bsky.app/profile/quellwerk.example'],
    ['https://quellwerk.bsky.social', 'https://bsky.app/profile/quellwerk.bsky.social'],
  ],
  threads: [['https://www.threads.net/@QuellWerk?igshid=x', 'https://www.threads.com/@quellwerk']],
  pinterest: [['https://www.pinterest.de/QuellWerk/_created/', 'https://www.pinterest.com/quellwerk']],
  vimeo: [
    ['https://vimeo.com/quellwerk/videos', 'https://vimeo.com/quellwerk'],
    ['https://vimeo.com/user12345', 'https://vimeo.com/user12345'],
  ],
  medium: [
    ['https://medium.com/@mira.tessenow', 'https://medium.com/@mira.tessenow'],
    ['https://miratessenow.medium.com/', 'https://medium.com/@miratessenow'],
    ['https://medium.com/quellwerk-blog', 'https://medium.com/quellwerk-blog'],
  ],
  snapchat: [['https://www.snapchat.com/@quellwerk', 'https://www.snapchat.com/add/quellwerk']],
  discord: [
    ['https://discord.gg/AbC123', 'https://discord.gg/AbC123'],
    ['https://discord.com/invite/quellwerk', 'https://discord.gg/quellwerk'],
  ],
  behance: [['https://www.behance.net/quellwerk/projects', 'https://www.behance.net/quellwerk']],
  dribbble: [['https://dribbble.com/quellwerk', 'https://dribbble.com/quellwerk']],
  soundcloud: [['https://m.soundcloud.com/quellwerk/tracks', 'https://soundcloud.com/quellwerk']],
  vk: [
    ['https://m.vk.com/QuellWerk', 'https://vk.com/quellwerk'],
    ['https://vk.com/club123456', 'https://vk.com/club123456'],
  ],
  weibo: [
    ['https://weibo.com/u/1234567890', 'https://weibo.com/u/1234567890'],
    ['https://m.weibo.cn/profile/1234567890', 'https://weibo.com/u/1234567890'],
    ['http://e.weibo.com/QuellWerk', 'https://weibo.com/quellwerk'],
  ],
  line: [
    ['https://line.me/R/ti/p/%40quellwerk', 'https://line.me/R/ti/p/@quellwerk'],
    ['https://lin.ee/AbCdEf1', 'https://lin.ee/AbCdEf1'],
  ],
  kununu: [['https://www.kununu.com/de/Quellwerk/kommentare', 'https://www.kununu.com/de/quellwerk']],
}

test('every network has examples', () => expect(Object.keys(PROFILES).sort()).toEqual([...PROFILE_NETWORKS].sort()))

describe.each(Object.entries(PROFILES))('%s', (network, cases) => {
  test.each(cases)('%s', (written, url) => expect(normalizeProfile(written)).toEqual({ network, url }))
  test.each(cases)('%s is unchanged when normalised again', (_, url) =>
    // Except for servers that only their account's owner or another server identifies.
    expect(normalizeProfile(url, network === 'mastodon')).toEqual({ network, url }),
  )
})

describe('no profile', () => {
  test.each(
    `https://www.facebook.com/sharer.php?u=https://quell.example
    https://www.facebook.com/sharer/sharer.php?u=x
    https://www.facebook.com/share.php?u=x
    https://www.facebook.com/dialog/share?app_id=1
    https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Fquellwerk
    https://www.facebook.com/plugins/like.php?href=x
    https://www.facebook.com/tr?id=123456789
    https://www.facebook.com/quellwerk/posts/123456789
    https://www.facebook.com/quellwerk/photos/a.1/123456
    https://www.facebook.com/photo.php?fbid=1
    https://www.facebook.com/permalink.php?story_fbid=1&id=2
    https://www.facebook.com/groups/quellfreunde/posts/123456
    https://www.facebook.com/groups/
    https://www.facebook.com/events/123456
    https://www.facebook.com/watch/?v=1
    https://www.facebook.com/hashtag/quell
    https://www.facebook.com/search/top?q=quell
    https://www.facebook.com/login.php?next=x
    https://www.facebook.com/policy.php
    https://www.facebook.com/about/privacy
    https://www.facebook.com/policies/cookies/
    https://www.facebook.com/help/1234
    https://www.facebook.com/facebook
    https://www.facebook.com/share/p/1AbCdEfGhJ/
    https://www.facebook.com/
    https://facebook.com
    https://www.facebook.com/profile.php
    https://www.facebook.com/YourPage
    https://developers.facebook.com/docs
    https://twitter.com/intent/tweet?text=x
    https://twitter.com/share?url=x
    https://twitter.com/home?status=x
    https://twitter.com/quellwerk/status/123456
    https://twitter.com/hashtag/quell
    https://twitter.com/search?q=quell
    https://twitter.com/i/events/1
    https://x.com/en/privacy
    https://twitter.com/privacy
    https://twitter.com/username
    https://help.twitter.com/en
    https://www.linkedin.com/shareArticle?mini=true&url=x
    https://www.linkedin.com/sharing/share-offsite/?url=x
    https://www.linkedin.com/cws/share?url=x
    https://www.linkedin.com/posts/quellwerk_x-activity-1
    https://www.linkedin.com/feed/update/urn:li:activity:1
    https://www.linkedin.com/legal/privacy-policy
    https://www.linkedin.com/in/
    https://www.linkedin.com/company/linkedin
    https://www.linkedin.com/jobs/view/1
    https://www.linkedin.com/pulse/quell
    https://www.xing.com/spi/shares/new?url=x
    https://www.xing.com/app/user?op=share
    https://www.xing.com/jobs/quell
    https://www.instagram.com/p/AbCdEf/
    https://www.instagram.com/reel/AbCdEf/
    https://www.instagram.com/quellwerk/p/AbCdEf/
    https://www.instagram.com/explore/tags/quell/
    https://www.instagram.com/stories/quellwerk/1/
    https://www.instagram.com/accounts/login/?next=/quellwerk/
    https://help.instagram.com/519522125107875
    https://www.youtube.com/watch?v=AbCdEf
    https://www.youtube.com/embed/AbCdEf
    https://www.youtube.com/playlist?list=x
    https://www.youtube.com/shorts/AbCdEf
    https://www.youtube.com/results?search_query=x
    https://www.youtube.com/t/terms
    https://www.youtube-nocookie.com/embed/AbCdEf
    https://youtu.be/AbCdEf
    https://www.youtube.com/youtube
    https://www.tiktok.com/@quellwerk/video/123456
    https://www.tiktok.com/tag/quell
    https://www.tiktok.com/legal/privacy-policy
    https://github.com/quellwerk/tool
    https://github.com/about
    https://github.com/features
    https://github.com/orgs
    https://gist.github.com/quellwerk
    https://wa.me/?text=https://quell.example
    https://api.whatsapp.com/send?text=x
    https://api.whatsapp.com/send?phone=&text=x
    https://wa.me/030901820
    https://wa.me/1234567890
    https://www.whatsapp.com/legal
    https://faq.whatsapp.com/1
    https://t.me/share/url?url=x
    https://t.me/quellwerk/123
    https://t.me/addstickers/quell
    https://t.me/iv?url=x
    https://telegram.org/privacy
    https://mastodon.social/share?text=x
    https://mastodon.social/@quellwerk/123456
    https://mastodon.social/about
    https://quell.example/@mira
    https://bsky.app/intent/compose?text=x
    https://bsky.app/profile/quellwerk.example/post/3k
    https://bsky.app/search?q=x
    https://www.threads.net/intent/post?text=x
    https://www.threads.net/@quellwerk/post/AbC
    https://www.pinterest.com/pin/create/button/?url=x
    https://www.pinterest.com/pin/123456/
    https://www.pinterest.com/ideas/
    https://vimeo.com/123456
    https://player.vimeo.com/video/123456
    https://vimeo.com/channels/staffpicks
    https://medium.com/@mira/quell-abc123
    https://medium.com/tag/quell
    https://policy.medium.com/
    https://www.snapchat.com/spotlight/AbC
    https://discord.com/channels/1/2
    https://discord.com/
    https://www.behance.net/gallery/123/quell
    https://dribbble.com/shots/123-quell
    https://soundcloud.com/quellwerk/lied
    https://w.soundcloud.com/player/?url=x
    https://vk.com/share.php?url=x
    https://vk.com/wall-123_456
    https://vk.com/video123_456
    https://service.weibo.com/share/share.php?url=x
    https://weibo.com/1234567890/AbCdEf
    https://social-plugins.line.me/lineit/share?url=x
    https://line.me/R/msg/text/?x
    https://lineit.line.me/share/ui?url=x
    https://www.google.com/maps/place/Quellwerk
    https://quell.example/facebook
    https://notfacebook.com/quellwerk
    https://facebook.com.quell.example/quellwerk
    https://www.facebook.com/%E0%A4%A
    https://[
    #
    javascript:void(0)
    mailto:mira@quell.example`
      .split('\n')
      .map((line) => [line.trim()]),
  )('%s', (url) => expect(normalizeProfile(url)).toBeNull())
})

const find = (html: string, url = 'https://quell.example/') => {
  const page = parsePage(html, url)
  return findProfiles(page, readEntities(page)).map((finding) => ({
    ...finding,
    text: finding.start === null ? null : page.text.slice(finding.start, finding.end!).trim(),
  }))
}
const urls = (html: string, url?: string) => find(html, url).map((finding) => finding.url)

test('a link is located at its text, or for a linked image at the text next to it', () => {
  const html =
    '<h3>Mira Tessenow</h3><p>Chefin <a href="https://www.linkedin.com/in/mira-tessenow/">LinkedIn</a></p><p>Arno Quast <a href="https://x.com/arnoquast"><img src="x.svg"></a></p>'
  expect(find(html)).toEqual([
    expect.objectContaining({
      network: 'linkedin',
      url: 'https://www.linkedin.com/in/mira-tessenow',
      text: 'LinkedIn',
    }),
    expect.objectContaining({ network: 'x', url: 'https://x.com/arnoquast', text: '' }),
  ])
  expect(find(html).every((finding) => finding.is_chrome === undefined)).toBe(true)
})

test.each([
  ['a footer', '<footer><section><a href="https://x.com/quellwerk">X</a></section></footer>', true],
  ['a header', '<header><a href="https://x.com/quellwerk">X</a></header>', true],
  ['a menu', '<nav><a href="https://x.com/quellwerk">X</a></nav>', true],
  ['a part that is called so', '<div class="site-footer wide"><a href="https://x.com/quellwerk">X</a></div>', true],
  ['a part of one', '<div id="footer-widgets"><a href="https://x.com/quellwerk">X</a></div>', true],
  ['a role', '<div role="contentinfo"><a href="https://x.com/quellwerk">X</a></div>', true],
  ['the header of an article', '<article><header><a href="https://x.com/quellwerk">X</a></header></article>', false],
  ['the foot of a card', '<div class="card-footer"><a href="https://x.com/quellwerk">X</a></div>', false],
  ['the page', '<main><p><a href="https://x.com/quellwerk">X</a></p></main>', false],
])('a profile in %s counts as page furniture or as content', (_, html, isChrome) =>
  expect(find(html)[0]?.is_chrome === true).toBe(isChrome),
)

test('structured data assigns a profile to its owner', () => {
  const html = `<script type="application/ld+json">{"@type":"Organization","name":"Quellwerk","url":"https://quell.example","sameAs":["https://www.facebook.com/quellwerk","https://www.facebook.com/quellwerk/","https://de.wikipedia.org/wiki/Quell"],
    "employee":{"@type":"Person","name":"Mira Tessenow","url":"https://www.linkedin.com/in/mira-tessenow"}}</script>
    <div itemscope itemtype="https://schema.org/Person"><b itemprop="name">Arno Quast</b> <a itemprop="sameAs" href="https://www.xing.com/profile/Arno_Quast">Xing</a></div>`
  expect(find(html)).toEqual([
    {
      network: 'xing',
      url: 'https://www.xing.com/profile/Arno_Quast',
      start: expect.any(Number),
      end: expect.any(Number),
      entity: 2,
      text: 'Xing',
    },
    { network: 'facebook', url: 'https://www.facebook.com/quellwerk', start: null, end: null, entity: 0, text: null },
    {
      network: 'linkedin',
      url: 'https://www.linkedin.com/in/mira-tessenow',
      start: null,
      end: null,
      entity: 1,
      text: null,
    },
  ])
})

test('rel=me marks an account on any server, also in the head', () => {
  const html =
    '<head><link rel="me" href="https://social.quell.example/@mira"></head><a rel="me noopener" href="https://social.other.example/users/arno">M</a><a href="https://social.third.example/@someone">x</a><a rel="me" href="/about">me</a>'
  expect(urls(html)).toEqual(['https://social.quell.example/@mira', 'https://social.other.example/@arno'])
  expect(find(html)[0]).toMatchObject({ start: null, end: null })
})

test.each([
  [
    'embedded posts',
    '<blockquote class="tiktok-embed"><a href="https://www.tiktok.com/@someone?refer=embed">@someone</a></blockquote>',
  ],
  ['players', '<iframe src="https://www.youtube.com/user/someone"></iframe>'],
  [
    'comments',
    '<a rel="external ugc" href="https://x.com/someone">A reader</a><ol class="comment-list"><a href="https://x.com/other">B</a></ol>',
  ],
  [
    'makers of themes',
    '<footer><a href="https://www.facebook.com/elegantthemes">f</a><a href="https://twitter.com/wordpress">t</a></footer>',
  ],
  ['feeds', '<link rel="alternate" href="https://www.youtube.com/user/someone">'],
])('%s are not profiles', (_, html) => expect(urls(html)).toEqual([]))

test('the profile of a theme vendor counts only on its own site', () => {
  const html = '<a href="https://www.facebook.com/elegantthemes">f</a>'
  expect(urls(html, 'https://www.elegantthemes.com/')).toEqual(['https://www.facebook.com/elegantthemes'])
})

test("paths are normalised like in browsers, and a page plugin's URL names its page", () => {
  expect(urls('<a href="www.facebook.com/quellwerk">f</a>')).toEqual(['https://www.facebook.com/quellwerk'])
  expect(urls('<div class="fb-page" data-href="https://www.facebook.com/quellwerk"></div>')).toEqual([
    'https://www.facebook.com/quellwerk',
  ])
})

test('a profile that is linked on every page is reported a few times', () => {
  expect(find('<p><a href="https://x.com/quellwerk">X</a></p>'.repeat(50))).toHaveLength(6)
  const many = Array.from({ length: 1_000 }, (_, at) => `<a href="https://x.com/person${at}">x</a>`).join('')
  expect(find(many)).toHaveLength(300)
})

test('a page of twenty thousand links is read fast', () => {
  const html = Array.from({ length: 20_000 }, (_, at) => `<a href="https://quell.example/page/${at}">x</a>`).join('')
  const page = parsePage(html, 'https://quell.example/')
  expectCpuWithin(100, () => {
    findProfiles(page, [])
  })
})

test('several profiles in one text are distinguished', () => {
  const html = `<script type="application/ld+json">{"@type":"Organization","sameAs":"https://x.com/quellwerk, https://www.facebook.com/quellwerk"}</script>`
  expect(urls(html)).toEqual(['https://x.com/quellwerk', 'https://www.facebook.com/quellwerk'])
})
