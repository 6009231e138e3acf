import { siteOf } from '../../lib/url.ts'
import { wordSet } from './network.ts'

/** Handles of vendors of site builders, themes and widgets, whose links their customers' sites contain by default. */
const VENDORS = wordSet(
  `wordpress wordpressdotcom wordpress.com wordpressorg wordpressfoundation automattic woocommerce woothemes jetpack yoast elementor
  elementorpro elegantthemes divitheme themeforest envato envatomarket envatostudio codecanyon themeisle colorlib colorlibcom
  html5up ajlkn templatemo templatemonster templatesjungle bootstrapmade bootstrap getbootstrap twbs startbootstrap mdbootstrap
  themewagon themefisher tooplate freehtml5co freehtml5 untreeco uicookies htmlcodex htmlcodexinfo styleshout w3layouts
  creativetim creative-tim generatepress oceanwp kadencewp astrawp brainstormforce wpastra themegrill themehunk cyberchimps
  athemes wpbakery visualcomposer avada themefusion qodeinteractive thememove bricksbuilder beaverbuilder divi siteorigin
  wix wixcom wix.com wixeditorx squarespace weebly shopify jimdo jimdogmbh jimdo_com jimdopage webflow godaddy hostinger
  hostingercom strikingly webnode webnode.com ionos 1und1 site123 duda_co dudamobile tilda tildapublishing carrd
  joomla drupal typo3 typo3org contao contaocms prestashop opencart magento blogger ghost hugo jekyll gohugoio ckeditor
  fontawesome fortawesome jquery cookiebot usercentrics borlabs hubspot mailchimp constantcontact linktree linktr.ee
  google googlemaps apple microsoft adobe canva paypal addthis addtoany sharethis sumup disqus`,
)

/** Whether a profile is a vendor's, on a site that is not the vendor's own. */
export function isVendorAccount(profile: string, siteUrl: string): boolean {
  const handle = profile
    .slice(profile.lastIndexOf('/') + 1)
    .replace(/^@/, '')
    .toLowerCase()
  if (!VENDORS.has(handle)) return false
  const site = URL.canParse(siteUrl) ? siteOf(siteUrl).split('.', 1)[0]! : ''
  return site === '' || !handle.replace(/[^a-z\d]/g, '').startsWith(site.replace(/[^a-z\d]/g, ''))
}
