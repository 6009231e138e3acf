/**
 * Mail providers. Their customers have addresses there wherever they work, so such addresses say nothing about a
 * colleague's address.
 */
const PROVIDERS = new Set(
  `gmail googlemail yahoo ymail rocketmail hotmail outlook live msn passport icloud aol aim protonmail proton tutanota tuta
  zoho fastmail hushmail mailbox posteo gmx web freenet arcor t-online magenta online vodafone kabelmail unitybox unity-mail
  netcologne ewetel ewe osnanet htp-tel versanet alice alice-dsl o2online 1und1 email mail mein-gmx aon chello inode
  bluewin hispeed sunrise orange wanadoo laposte free sfr neuf bbox bouygtel numericable club-internet libero virgilio tiscali
  alice tin tim fastwebnet inwind iol poste hotmail telefonica terra ono movistar euskalnet sapo clix netcabo iol telepac
  btinternet btopenworld talktalk sky virginmedia ntlworld blueyonder plusnet tiscali comcast verizon att sbcglobal bellsouth
  cox charter earthlink juno netzero optonline roadrunner frontier windstream rogers bell shaw telus sympatico videotron
  bigpond optusnet iinet tpg internode westnet xtra slingshot telenet skynet proximus scarlet belgacom ziggo kpnmail kpn
  planet xs4all hetnet home upcmail casema quicknet chello telia comhem bredband spray tele2 online telenor tdcadsl stofanet
  jubii mail wp onet interia o2 op poczta tlen gazeta seznam centrum volny atlas azet zoznam post freemail citromail
  indamail mail yandex rambler bk list inbox ukr i abv dir otenet forthnet qq 163 126 sina sohu foxmail aliyun naver daum
  hanmail nate docomo ezweb softbank i nifty biglobe ocn so-net excite rediffmail uol bol terra ig globo mail prodigy walla
  netvision bezeqint mynet superonline turk ttmail`.split(/\s+/),
)
/** Provider names that are also words count only with these endings. */
const PLAIN_ENDINGS = /^(?:[a-z]{2,3}|co\.[a-z]{2}|com\.[a-z]{2}|ne\.jp|or\.jp)$/

/**
 * Whether a domain belongs to a mail provider.
 *
 * @param site a registrable domain (`siteOfEmail`)
 */
export function isMailProvider(site: string): boolean {
  const dot = site.indexOf('.')
  return PROVIDERS.has(site.slice(0, dot)) && PLAIN_ENDINGS.test(site.slice(dot + 1))
}
