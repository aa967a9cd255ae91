// The state of a screen that shows either a list of items on the server, or one item.
import { idInAddress, moveTo } from '../../model/addresses.ts';
import type { Panel } from '../../model/model.ts';
import type { RequestResult } from '../../online/action-types.ts';
import { latestOnly } from '../../online/server/latest-only.ts';

/** An item on the server with an address of its own. */
export interface Listed {
  readonly id: string;
}

/** The requests of a list-detail screen. They need the online feature. */
export interface ListDetailRequests<Item, List> {
  item(id: string): Promise<RequestResult<Item>>;
  list(): Promise<RequestResult<List>>;
}

export interface ListDetailDeps<Item, List> {
  readonly panel: Panel;
  readonly prefix: string; // the first part of an item's address
  /**
   * The id of the item that the screen with the list already shows. The address of this item opens the list.
   */
  own?(): string | undefined;
  requests(): ListDetailRequests<Item, List> | undefined;
  /** Called after an item has been loaded or polled. */
  loaded?(item: Item): Promise<void>;
}

export class ListDetailState<Item extends Listed, List> {
  item: Item | undefined = $state.raw();
  list: List | undefined = $state.raw();
  wrong: string | null = $state(null);
  busy = $state(true);
  readonly panel: Panel;
  readonly #deps: ListDetailDeps<Item, List>;
  readonly #latest = latestOnly();
  #acting = false;

  constructor(deps: ListDetailDeps<Item, List>) {
    this.#deps = deps;
    this.panel = deps.panel;
  }

  /** Returns the body of a result. If the result is an error, shows the error and returns `undefined`. */
  taken<T>(result: RequestResult<T>): T | undefined {
    this.busy = false;
    this.wrong = result.ok ? null : result.sentence;
    return result.ok ? result.body : undefined;
  }

  /**
   * The body of an answer. It is `undefined` if the answer is an error, or if another request was made
   * meanwhile.
   */
  async answer<T>(request: Promise<RequestResult<T>>): Promise<T | undefined> {
    this.busy = true;
    const result = await this.#latest.of(request);
    return result && this.taken(result);
  }

  async show(id: string): Promise<void> {
    this.busy = true;
    const requests = this.#deps.requests();
    const result = requests && (await this.#latest.of(requests.item(id)));
    const item = result && this.taken(result);
    if (item === undefined) return;
    this.item = item; // at once, because the address is written when nothing is loading
    await this.#deps.loaded?.(item);
  }

  /** Loads the shown item again without a progress display. Errors are ignored. */
  async poll(): Promise<void> {
    const before = this.item;
    const result = before && (await this.#deps.requests()?.item(before.id));
    if (!result?.ok || this.item !== before) return;
    this.item = result.body;
    await this.#deps.loaded?.(result.body);
  }

  async showList(): Promise<void> {
    [this.item, this.busy] = [undefined, true];
    const requests = this.#deps.requests();
    this.list = (requests && (await this.answer(requests.list()))) ?? this.list;
  }

  /** Shows what the address names. An item that is shown already is not loaded again. */
  follow(): void {
    const id = idInAddress(this.#deps.prefix);
    if (id === undefined || id === this.#deps.own?.()) void this.showList();
    else if (id !== this.item?.id) void this.show(id);
  }

  /** Writes the address of the shown item or list into the address bar. */
  address(): void {
    if (!this.busy && (this.item !== undefined || this.wrong === null))
      moveTo(this.item === undefined ? `#${this.panel}` : `#${this.#deps.prefix}/${this.item.id}`);
  }

  /** Runs an action unless another one is still running. */
  async once(act: () => Promise<void>): Promise<void> {
    if (this.#acting) return;
    this.#acting = true;
    try {
      await act();
    } finally {
      this.#acting = false;
    }
  }
}
