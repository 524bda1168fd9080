/** Photos of receipts that are not uploaded yet, in IndexedDB, which stores files and survives a restart. */
const databaseName = 'packwright-receipts';
const storeName = 'photos';

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return settle(request);
}

const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request.error));
  });

async function withStore<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, mode);
    const result = await settle(request(transaction.objectStore(storeName)));
    // A write is stored when its transaction ends, not when the request does.
    if (mode === 'readwrite') await completed(transaction);
    return result;
  } finally {
    database.close();
  }
}

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction.error));
  });

const failureOf = (cause: unknown): Error => new Error('Photos could not be stored or read', { cause });

/** Stores a photo until it is uploaded. Rejects if the browser has no room for it. */
export async function storePhoto(key: string, photo: Blob): Promise<void> {
  await withStore('readwrite', (store) => store.put(photo, key));
}

/** Returns a stored photo; null if there is none, or no storage. */
export async function readPhoto(key: string): Promise<Blob | null> {
  const found: unknown = await withStore('readonly', (store) => store.get(key)).catch(() => null);
  return found instanceof Blob ? found : null;
}

/** Deletes a photo that was uploaded or removed. */
export async function deletePhoto(key: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(key)).catch(() => undefined);
}

const maxSide = 2000;

/** Returns a photo of a phone as a JPEG that can be uploaded. Throws if the browser cannot read the file. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo could not be read'))),
      'image/jpeg',
      0.85,
    );
  });
}
