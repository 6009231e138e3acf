/** Decodes a path for reading. Returns a path in a legacy encoding unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
