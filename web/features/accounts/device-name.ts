type Names = readonly (readonly [sign: RegExp, name: string])[]

/** Most browsers also claim to be Safari, and many Chrome, so the more specific names come first. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Phones come first, since they also name a desktop system: Android says Linux, an iPhone Mac OS X. */
const SYSTEMS: Names = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A readable name for a user agent, such as "Firefox on Windows". API clients keep the name they send. */
export function deviceName(userAgent: string | null): string {
  const nameIn = (names: Names) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [nameIn(BROWSERS), nameIn(SYSTEMS)]
  if (browser && system) return `${browser} on ${system}`
  const program = /^(?!Mozilla\b)[\w.-]{1,40}/.exec(userAgent ?? '')?.[0]
  return browser ?? program ?? system ?? 'Unknown device'
}
