/** A file's size in words, from bytes: 640 kB, 1.2 MB (1 kB is 1,000 bytes), with a space that holds. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`
}
