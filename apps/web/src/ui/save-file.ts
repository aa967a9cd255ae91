// Downloads a file.

/** Downloads content as a file of this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), RELEASE_MS);
}

/** The browser may start reading the blob well after the click, so its URL is released late. */
const RELEASE_MS = 60_000;
