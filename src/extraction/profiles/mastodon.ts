import { type Network, type ProfilePath, wordSet } from './network.ts'

/** Popular servers whose names do not indicate Mastodon. */
const SERVERS = `aus.social beige.party bonn.social c.im chaos.social climatejustice.social digitalcourage.social dju.social
  det.social ecoevo.social fediscience.org floss.social fosstodon.org freiburg.social genomic.social graz.social hachyderm.io
  hessen.social hostux.social hometown.social indieweb.social infosec.exchange ioc.exchange kolektiva.social legal.social
  mamot.fr mas.to masto.ai masto.es masto.nu masto.pt mathstodon.xyz med-mastodon.com metalhead.club mindly.social
  mstdn.social muenchen.social nerdculture.de norden.social nrw.social openbiblio.social phanpy.social piaille.fr
  pouet.chapril.org procial.tchncs.de qoto.org rheinneckar.social ruhr.social scholar.social sciences.social social.bund.de
  social.coop social.cologne social.dev-wiki.de social.tchncs.de social.vivaldi.net sigmoid.social sueden.social tech.lgbt
  techhub.social toot.community toot.wales troet.cafe toots.social universeodon.com universa.social vis.social wien.rocks
  wisskomm.social social.network.europa.eu social.linux.pizza todon.eu todon.nl`

/** Servers whose names indicate Mastodon: `mastodon.social`, `mstdn.jp`. */
const NAMES_ITSELF = /(?:^|\.)(?:mastodon|mstdn)(?:\.|$)/

const known = wordSet(SERVERS)
/** @param host lower-case */
export const isMastodonHost = (host: string) => known.has(host) || NAMES_ITSELF.test(host)

/** Accounts on any server. The caller determines from its name or from `rel=me` that it is a Mastodon server. */
export const MASTODON: Network = {
  name: 'mastodon',
  home: 'https://',
  domains: [],
  forms: [],
  special: ({ segments, domain }: ProfilePath) => {
    const [first, ...rest] = segments[0] === 'web' ? segments.slice(1) : segments
    const isUser = first === 'users'
    const name = isUser ? rest[0] : first?.startsWith('@') ? first.slice(1) : undefined
    const behind = isUser ? rest.slice(1) : rest
    const match = /^(\w(?:[\w.-]{0,60}\w)?)(?:@((?:[a-z\d-]+\.)+[a-z]{2,}))?$/i.exec(name ?? '')
    const isWhole = behind.length === 0 || (behind.length === 1 && PART.test(behind[0]!))
    return match && isWhole ? `${(match[2] ?? domain).toLowerCase()}/@${match[1]!.toLowerCase()}` : null
  },
}

const PART = /^(?:with_replies|media|followers|following|featured)$/i
