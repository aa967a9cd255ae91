// Evaluates a network in memory with SIMD instructions. Written in AssemblyScript and compiled by `npm run
// wasm`. src/network/inference.ts does the same arithmetic in JavaScript and describes what is computed.

/**
 * Evaluates the network for the active inputs: the first `count` entries at `picked`. `count` is a multiple
 * of 4.
 */
export function infer(
  picked: usize,
  count: usize,
  wide: usize,
  firstWeights: usize,
  firstBias: usize,
  activations: usize,
  narrow: usize,
  middleWeights: usize,
  middleBias: usize,
  sums: usize,
  outputs: usize,
  endWeights: usize,
  values: usize,
): void {
  sumRows(picked, picked + (count << 1), firstWeights, firstBias, activations, wide);
  for (let j: usize = 0; j < narrow; j += 4) {
    const four = fourSums(activations, wide << 1, middleWeights + j * (wide << 1), middleBias + (j << 2));
    v128.store(sums + (j << 3), f64x2.convert_low_i32x4_s(four), 0);
    v128.store(sums + (j << 3), f64x2.convert_low_i32x4_s(v128.shuffle<i64>(four, four, 1, 1)), 16);
  }
  for (let k: usize = 0; k < outputs; k++)
    store<f64>(values + (k << 3), output(sums, narrow << 3, endWeights + k * (narrow << 3)));
}

/** The first layer, 32 units at a time, so that their sums stay in registers. */
function sumRows(picked: usize, end: usize, weights: usize, bias: usize, into: usize, wide: usize): void {
  const size = wide << 1; // of a row, in bytes
  for (const last = into + size; into < last; into += 64, weights += 64, bias += 128) {
    let a = v128.load(bias, 0);
    let b = v128.load(bias, 16);
    let c = v128.load(bias, 32);
    let d = v128.load(bias, 48);
    let e = v128.load(bias, 64);
    let f = v128.load(bias, 80);
    let g = v128.load(bias, 96);
    let h = v128.load(bias, 112);
    for (let at = picked; at < end; at += 8) {
      const p = weights + <usize>load<u16>(at, 0) * size;
      const q = weights + <usize>load<u16>(at, 2) * size;
      const r = weights + <usize>load<u16>(at, 4) * size;
      const s = weights + <usize>load<u16>(at, 6) * size;
      const first = four(v128.load(p, 0), v128.load(q, 0), v128.load(r, 0), v128.load(s, 0));
      a = i32x4.add(a, i32x4.extend_low_i16x8_s(first));
      b = i32x4.add(b, i32x4.extend_high_i16x8_s(first));
      const second = four(v128.load(p, 16), v128.load(q, 16), v128.load(r, 16), v128.load(s, 16));
      c = i32x4.add(c, i32x4.extend_low_i16x8_s(second));
      d = i32x4.add(d, i32x4.extend_high_i16x8_s(second));
      const third = four(v128.load(p, 32), v128.load(q, 32), v128.load(r, 32), v128.load(s, 32));
      e = i32x4.add(e, i32x4.extend_low_i16x8_s(third));
      f = i32x4.add(f, i32x4.extend_high_i16x8_s(third));
      const fourth = four(v128.load(p, 48), v128.load(q, 48), v128.load(r, 48), v128.load(s, 48));
      g = i32x4.add(g, i32x4.extend_low_i16x8_s(fourth));
      h = i32x4.add(h, i32x4.extend_high_i16x8_s(fourth));
    }
    v128.store(into, activation(a, b), 0);
    v128.store(into, activation(c, d), 16);
    v128.store(into, activation(e, f), 32);
    v128.store(into, activation(g, h), 48);
  }
}

/** The sum of four weights. It fits in 16 bits. */
function four(p: v128, q: v128, r: v128, s: v128): v128 {
  return i16x8.add(i16x8.add(p, q), i16x8.add(r, s));
}

function activation(low: v128, high: v128): v128 {
  return i16x8.narrow_i32x4_s(quarter(leak(low)), quarter(leak(high)));
}

function quarter(sums: v128): v128 {
  return i32x4.shr_s(i32x4.add(sums, i32x4.splat(2)), 2);
}

function leak(sums: v128): v128 {
  return i32x4.max_s(sums, i32x4.shr_s(i32x4.mul(i32x4.shr_s(sums, 5), i32x4.splat(41)), 7));
}

/** Four units of the second layer. `size` is the length in bytes of each unit's row of weights. */
function fourSums(activations: usize, size: usize, weights: usize, bias: usize): v128 {
  let a = i32x4.splat(0);
  let b = a;
  let c = a;
  let d = a;
  const second = weights + size;
  const third = second + size;
  const fourth = third + size;
  for (let at: usize = 0; at < size; at += 16) {
    const x = v128.load(activations + at);
    a = i32x4.add(a, pairs(x, v128.load(weights + at)));
    b = i32x4.add(b, pairs(x, v128.load(second + at)));
    c = i32x4.add(c, pairs(x, v128.load(third + at)));
    d = i32x4.add(d, pairs(x, v128.load(fourth + at)));
  }
  return leak(i32x4.add(v128.load(bias), across(across(a, b), across(c, d))));
}

function pairs(x: v128, weights: v128): v128 {
  return i32x4.shr_s(i32x4.dot_i16x8_s(x, weights), 8);
}

/** Sums of adjacent lanes: two from each argument. */
function across(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7));
}

/** One output. `size` is the length in bytes of its row of weights. */
function output(sums: usize, size: usize, weights: usize): f64 {
  let a = f64x2.splat(0);
  let b = a;
  let c = a;
  let d = a;
  for (const end = weights + size; weights < end; weights += 64, sums += 64) {
    a = f64x2.add(a, f64x2.mul(v128.load(sums, 0), v128.load(weights, 0)));
    b = f64x2.add(b, f64x2.mul(v128.load(sums, 16), v128.load(weights, 16)));
    c = f64x2.add(c, f64x2.mul(v128.load(sums, 32), v128.load(weights, 32)));
    d = f64x2.add(d, f64x2.mul(v128.load(sums, 48), v128.load(weights, 48)));
  }
  const all = f64x2.add(f64x2.add(a, b), f64x2.add(c, d));
  return f64x2.extract_lane(all, 0) + f64x2.extract_lane(all, 1);
}
