/**
 * Where the teacher sets out from and how far she goes: a pin that is dragged or moved by the arrow keys, over a plain grid
 * of kilometres, so that it can be set without any street map.
 */
import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { MapPin, Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Ltr } from '../../ui/Ltr.tsx';

type Place = { lat: number; lon: number };

/** The middle of Israel, where nobody has said anything yet. */
const somewhere: Place = { lat: 32.0853, lon: 34.7818 };

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** A grid drawn by hand: no address is asked of anybody. */
const Grid = L.GridLayer.extend({
  createTile(this: L.GridLayer): HTMLElement {
    const tile = document.createElement('div');
    tile.style.boxShadow = 'inset 0.5px 0.5px 0 var(--line)';
    return tile;
  },
});

export function RadiusMap({
  place,
  radiusKm,
  onPlace,
}: {
  place: Place | null;
  radiusKm: number;
  onPlace(place: Place): void;
}) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const parts = useRef<{ map: L.Map; pin: L.Marker; circle: L.Circle } | null>(null);
  const tell = useEffectEvent(({ lat, lng }: L.LatLng) => onPlace({ lat: round(lat), lon: round(lng) }));
  const first = useEffectEvent(() => place ?? somewhere);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const { lat, lon } = first();
    // Its own controls write markup as text, which the page's policy forbids; ours stand beside it.
    const map = L.map(element, { zoomControl: false, attributionControl: false, keyboard: false }).setView(
      [lat, lon],
      11,
    );
    new (Grid as unknown as new () => L.GridLayer)().addTo(map);
    const dot = document.createElement('span');
    dot.className = 'block size-5 rounded-full border-2 border-sheet bg-accent shadow-raised';
    const pin = L.marker([lat, lon], {
      draggable: true,
      keyboard: false,
      icon: L.divIcon({ html: dot, className: '', iconSize: [20, 20] }),
    }).addTo(map);
    const circle = L.circle([lat, lon], {
      radius: 0,
      color: 'var(--accent)',
      weight: 1.5,
      fillOpacity: 0.08,
    }).addTo(map);
    pin.on('drag', () => circle.setLatLng(pin.getLatLng()));
    pin.on('dragend', () => tell(pin.getLatLng()));
    map.on('click', ({ latlng }) => tell(latlng));
    parts.current = { map, pin, circle };
    return () => {
      map.remove();
      parts.current = null;
    };
  }, []);

  const lat = place?.lat;
  const lon = place?.lon;
  useEffect(() => {
    const made = parts.current;
    if (!made) return;
    made.circle.setRadius(radiusKm * 1000);
    made.pin.setOpacity(lat === undefined ? 0.4 : 1);
    if (lat === undefined || lon === undefined) return;
    made.pin.setLatLng([lat, lon]);
    made.circle.setLatLng([lat, lon]);
    if (!made.map.getBounds().contains([lat, lon])) made.map.panTo([lat, lon]);
  }, [lat, lon, radiusKm]);

  // A step is a tenth of what is seen.
  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const made = parts.current;
    const step = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (!made || !step) return;
    event.preventDefault();
    const bounds = made.map.getBounds();
    const from = place ?? somewhere;
    const [north = 0, east = 0] = step;
    onPlace({
      lat: round(from.lat + (north * (bounds.getNorth() - bounds.getSouth())) / 20),
      lon: round(from.lon + (east * (bounds.getEast() - bounds.getWest())) / 20),
    });
  };

  return (
    <div className="grid gap-1.5">
      <p id="map-name" className="text-sm font-mid">
        {t('settings.places.map')}
      </p>
      <div className="relative isolate">
        <div ref={box} role="img" aria-labelledby="map-name" className="h-72 rounded-md bg-desk!" />
        <div className="absolute end-2 top-2 z-[500] grid gap-1">
          <Button
            size="iconSm"
            aria-label={t('settings.places.zoomIn')}
            onClick={() => parts.current?.map.zoomIn()}
          >
            <Plus />
          </Button>
          <Button
            size="iconSm"
            aria-label={t('settings.places.zoomOut')}
            onClick={() => parts.current?.map.zoomOut()}
          >
            <Minus />
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 text-xs text-on-surface-muted">
        <Button
          size="sm"
          aria-describedby="map-hint"
          onKeyDown={walk}
          onClick={() => onPlace(place ?? somewhere)}
        >
          <MapPin />
          {place ? t('settings.places.pin') : t('settings.places.placeHere')}
        </Button>
        <span id="map-hint">{t('settings.places.pinHint')}</span>
        <span role="status">
          {place ? <Ltr>{`${place.lat}, ${place.lon}`}</Ltr> : t('settings.places.noPlace')}
        </span>
      </div>
    </div>
  );
}
