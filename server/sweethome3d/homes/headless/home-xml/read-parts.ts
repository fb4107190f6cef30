import { fullTurn } from '../../../geometry/angle.js';
import type {
  CameraRecord,
  CamerasRecord,
  EnvironmentRecord,
  LevelRecord,
  StoredCameraRecord,
  TextureRecord,
} from '../../../home/records.js';
import { textureCatalog } from '../catalog/index.js';
import { emptyHome } from '../empty-home.js';
import { Attributes } from './attributes.js';
import type { XmlNode } from './xml-tree.js';

/** The texture of an element for one of its sides; of a piece of furniture it has no side. */
export function readTexture(node: XmlNode, side: string | null): TextureRecord | null {
  const found = node.children.find(
    ({ name, attributes }) => name === 'texture' && (attributes.attribute ?? null) === side,
  );
  if (!found) return null;
  const attributes = new Attributes(found);
  return {
    catalogId: attributes.text('catalogId'),
    name: attributes.text('name') ?? 'Texture',
    // The format has no categories.
    category: textureCatalog.find(({ id }) => id === attributes.text('catalogId'))?.category ?? null,
    width: attributes.size('width'),
    height: attributes.size('height'),
    angle: fullTurn(attributes.number('angle', 0)),
    scale: Math.max(0.01, attributes.number('scale', 1)),
  };
}

/** What we keep in a file and the application hands on without looking at it. */
export const OWN_PROPERTY = 'mcp-sweethome3d.';

export function readProperty(node: XmlNode, name: string): string | null {
  const found = node.children.find(
    (child) => child.name === 'property' && child.attributes.name === OWN_PROPERTY + name,
  );
  return found?.attributes.value ?? null;
}

export function readLevel(node: XmlNode): LevelRecord {
  const attributes = new Attributes(node);
  return {
    id: attributes.text('id') ?? '',
    name: attributes.text('name') || 'Level',
    elevation: attributes.number('elevation'),
    height: attributes.size('height'),
    floorThickness: Math.max(0, attributes.number('floorThickness')),
    visible: attributes.flag('visible', true),
  };
}

export function readEnvironment(node: XmlNode | undefined): EnvironmentRecord {
  const usual = emptyHome.environment;
  // The application shows one level at a time until somebody asks for all.
  if (!node) return { ...usual, allLevelsVisible: false };
  const attributes = new Attributes(node);
  return {
    groundColor: attributes.color('groundColor') ?? usual.groundColor,
    groundTexture: readTexture(node, 'groundTexture'),
    skyColor: attributes.color('skyColor') ?? usual.skyColor,
    skyTexture: readTexture(node, 'skyTexture'),
    lightColor: attributes.color('lightColor') ?? usual.lightColor,
    // Spelt like this in the format.
    ceilingLightColor: attributes.color('ceillingLightColor') ?? usual.ceilingLightColor,
    wallsAlpha: attributes.part('wallsAlpha', 0),
    drawingMode: attributes.oneOf('drawingMode', ['FILL', 'OUTLINE', 'FILL_AND_OUTLINE'], 'FILL'),
    allLevelsVisible: attributes.flag('allLevelsVisible', false),
  };
}

export function readCameras(home: XmlNode): CamerasRecord {
  const cameras = home.children.filter(({ name }) => name === 'camera' || name === 'observerCamera');
  const of = (attribute: string) => cameras.filter(({ attributes }) => attributes.attribute === attribute);
  const [top] = of('topCamera');
  const [observer] = of('observerCamera');
  return {
    active: new Attributes(home).text('camera') === 'observerCamera' ? 'observer' : 'top',
    observer: observer ? readCamera(observer) : emptyHome.cameras.observer,
    top: top ? readCamera(top) : emptyHome.cameras.top,
    stored: of('storedCamera').map(
      (node): StoredCameraRecord => ({
        ...readCamera(node),
        id: node.attributes.id ?? '',
        name: node.attributes.name || 'Camera',
        mode: node.name === 'observerCamera' ? 'observer' : 'top',
      }),
    ),
  };
}

function readCamera(node: XmlNode): CameraRecord {
  const attributes = new Attributes(node);
  return {
    x: attributes.number('x'),
    y: attributes.number('y'),
    z: attributes.number('z'),
    yaw: fullTurn(attributes.number('yaw')),
    pitch: attributes.number('pitch'),
    fieldOfView: Math.min(Math.PI * 0.95, Math.max(0.01, attributes.number('fieldOfView'))),
  };
}
