const NAMES: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  github: 'GitHub',
  whatsapp: 'WhatsApp',
  soundcloud: 'SoundCloud',
  vk: 'VK',
  line: 'LINE',
  kununu: 'kununu',
}

/** Returns the display name of a network. */
export const networkName = (network: string): string =>
  NAMES[network] ?? network.charAt(0).toUpperCase() + network.slice(1)
