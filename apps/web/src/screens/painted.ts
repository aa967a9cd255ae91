// Tells when what is shown has been painted.

/** Calls back when what is shown now has been painted: with a message, which waits less than a timer. */
export function whenPainted(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    then();
  };
  requestAnimationFrame(() => port2.postMessage(null));
}
