/** A picture by the phone's camera or out of its gallery. Loaded in the phone app alone; a browser's form is the file field. */
import { Camera, CameraResultType, CameraSource } from '@capacitor/camera';

export type CameraWords = { header: string; camera: string; gallery: string; cancel: string };

/** null: the person went back, or does not let the app. */
export async function takePicture(words: CameraWords): Promise<File | null> {
  try {
    const { base64String = '', format } = await Camera.getPhoto({
      // Not a file's address: the page's policy takes nothing from outside its own origin.
      resultType: CameraResultType.Base64,
      source: CameraSource.Prompt,
      quality: 90,
      correctOrientation: true,
      promptLabelHeader: words.header,
      promptLabelPicture: words.camera,
      promptLabelPhoto: words.gallery,
      promptLabelCancel: words.cancel,
    });
    const bytes = Uint8Array.from(atob(base64String), (char) => char.codePointAt(0) ?? 0);
    const type = `image/${format === 'jpg' ? 'jpeg' : format}`;
    return new File([bytes], `picture.${format}`, { type });
  } catch {
    return null;
  }
}
