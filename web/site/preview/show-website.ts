/** An event whose `detail` is a website to show, such as one that was pasted elsewhere on the page. */
export const SHOW_WEBSITE = 'show-website'
