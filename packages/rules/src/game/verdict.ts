// The result of deciding on an action: the event that it causes, or a refusal.

export type Verdict<Event, Refusal> =
  | { readonly ok: true; readonly event: Event }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <Event>(event: Event): { readonly ok: true; readonly event: Event } => ({ ok: true, event });
export const refuse = <Refusal>(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal,
});
