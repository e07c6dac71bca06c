/** What the phone's VM has and the bare VM of the bench, which is older, has not. Import it first. */
function at<T>(this: ArrayLike<T>, index: number): T | undefined {
  return this[index < 0 ? index + this.length : index];
}

for (const { prototype } of [Array, String]) {
  if (!('at' in prototype)) Object.defineProperty(prototype, 'at', { value: at });
}
if (!Reflect.has(Object, 'hasOwn')) {
  const { hasOwnProperty } = Object.prototype;
  Object.defineProperty(Object, 'hasOwn', { value: (owner: object, key: string) => hasOwnProperty.call(owner, key) });
}
